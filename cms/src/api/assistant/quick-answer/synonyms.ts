import { stem, toWords } from './words';

/** What visitors may say for what a description says. Whoever asks for one word is content with its neighbours. */
const GROUPS = [
  'shop store ecommerce commerce marketplace sell buy buyer checkout cart catalogue retail woocommerce',
  'pay payment card bkash cash money',
  'money expense cost bill budget debt ledger accounting finance share split',
  'doctor clinic hospital patient medical medicine health healthcare physician appointment',
  'appointment booking book reserve reservation schedule slot calendar',
  'ticket seat theatre theater cinema event concert hall',
  'mobile phone android ios smartphone',
  'browser chrome extension addon plugin firefox',
  'wordpress theme plugin woocommerce cms',
  'desktop windows mac macos linux electron computer',
  'delivery courier parcel dispatch shipping logistics rider package',
  'map route location gps track tracking navigation',
  'solar energy power electricity renewable panel inverter kw',
  'sensor iot hardware device modbus gateway inverter',
  'accessibility a11y wcag contrast legible readable disability',
  'color colour hue',
  'designer design figma ui',
  'write writer writing edit editor text document thesis markdown author',
  'student university thesis academic school college',
  'reference citation bibliography bibtex source',
  'newspaper news newsroom journalist journalism editor editorial magazine press story article',
  'kanban board task planning plan trello',
  'collaboration collaborative realtime cursor together simultaneous',
  'realtime live websocket instant minute',
  'offline sync network connection',
  'chart graph dashboard monitor analytics visualisation visualization',
  'food meal kitchen mess restaurant cook bazaar grocery',
  'flat apartment roommate flatmate hostel mess rent',
  'clothes clothing fashion saree textile fabric weave weaver handloom loom',
  'notification alert sms message email',
  'fast performance speed quick second',
  'sms text message',
].map((group) => toWords(group).map(stem));

export function synonymsOf(term: string): string[] {
  const neighbours = GROUPS.filter((group) => group.includes(term)).flat();
  return [...new Set(neighbours)].filter((neighbour) => neighbour !== term);
}
