const LATIN = 'dr|prof|professor|mr|mrs|ms|miss|mx|sir|dame|md|mohd|engr?|ing|dipl\\.?-ing';
const BENGALI = 'মো|মোহা|মোছা|মোসা|মু|ডা|ড|প্রফেসর|অধ্যাপক|ইঞ্জি|জনাব';
/** Bengali shortens with a visarga, and with a colon, which looks like one. */
const TITLE = new RegExp(`^(${LATIN}|${BENGALI})([.:]|ঃ)?$`, 'i');

/** `Matteo` of `Dr. Matteo Valcourt`, `Arif` of `Md. Arif Hasan`, `আরিফ` of `মোঃ আরিফ হাসান`; empty without a name. */
export function firstName({ name }: { name?: string | null }): string {
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  return words.find((word) => !TITLE.test(word.normalize())) ?? words[0] ?? '';
}
