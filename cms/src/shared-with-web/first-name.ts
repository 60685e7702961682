const LATIN =
  'dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|md|mohd|engr?|ing|dipl\\.?-ing|dra|sra?|mme|dott|mst';
const BENGALI = 'মো|মোহা|মোছা|মোসা|মু|ডা|ড|প্রফেসর|অধ্যাপক|ইঞ্জি|জনাব';
const OTHERS = 'د|ד["״]ר|डॉ|श्री|श्रीमती';
/**
 * A title, or initials: nobody is called by what ends in a full stop. Bengali shortens with a visarga, too, and with a
 * colon, which looks like one.
 */
const TITLE = new RegExp(`^(${LATIN}|${BENGALI}|${OTHERS})(:|ঃ)?$|\\.$`, 'i');

/**
 * `Matteo` of `Dr. Matteo Valcourt`, `Arif` of `Md. Arif Hasan`, `Hasan` of `S. M. Hasan`, `আরিফ` of `মোঃ আরিফ হাসান`;
 * empty without a name.
 */
export function firstName({ name }: { name?: string | null }): string {
  const words = (name ?? '').split(/[\s,]+/).filter(Boolean);
  return words.find((word) => !TITLE.test(word.normalize())) ?? words[0] ?? '';
}
