import { toTerms } from './words';

const GREETING =
  /^\W*(hi|hello|hey|salam|assalamu? ?alaikum|good (morning|afternoon|evening)|namaste|what can you do)\b/;
const THANKS =
  /^\W*((ok(ay)?|many|great|cool)\W*)*(thanks?|thank you|thx|cheers|great|cool|nice|(good ?)?bye)( (a lot|(so|very) much|for [^?]{0,30}))?\W*$/;

/** Wants something else than an answer: new rules, our rules, or what is not for visitors. */
const ATTACKS = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,60}\b(instructions?|rules?|prompts?|guidelines?|above|previous|before)\b/s,
  /\b(system|hidden|initial|original|secret|your|these|the)\s+(system\s+)?(prompts?|instructions?|rules)\b/,
  /\b(repeat|print|reveal|output|quote)\b.{0,60}\b(above|prompts?|instructions?|rules|facts)\b/s,
  /\b(pretend|role-?play|act as|jailbreak|developer mode|you are now|do anything now)\b/,
  /\b(owner|his|him|her|your|admin|home|dashboard|server|database|panel)\b.{0,40}\b(passwords?|passcodes?|pins?|api ?keys?|secrets?|tokens?|credentials?|credit cards?|bank)\b/s,
  /\b(passwords?|passcodes?|api ?keys?|secrets?|credentials?|credit cards?)\b.{0,40}\b(owner|admin|home|dashboard|server|database|panel)\b/s,
  /\b(hack|phish\w*|malware|ddos|exploit|steal)\b/,
];

/** A greeting and nothing else. */
export function isGreeting(text: string): boolean {
  return GREETING.test(text) && toTerms(text.replace(GREETING, '')).length === 0;
}

export function isThanks(text: string): boolean {
  return THANKS.test(text);
}

export function isAttack(text: string): boolean {
  return ATTACKS.some((pattern) => pattern.test(text));
}
