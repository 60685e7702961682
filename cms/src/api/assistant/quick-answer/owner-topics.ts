import { plainText } from '../../../shared/plain-text';
import type { Knowledge } from '../knowledge';
import {
  tellAvailability,
  tellAwards,
  tellBackground,
  tellContact,
  tellEducation,
  tellPlace,
  tellResume,
  tellSkills,
  tellSocialLinks,
} from './owner-facts';

type Topic = {
  pattern: RegExp;
  /** Words of the owner's own for it. */
  names?: (knowledge: Knowledge) => string[];
  /** Words so common that nothing else may stand beside them. */
  isCommon?: boolean;
  answer: (knowledge: Knowledge, question: string) => string | undefined;
};

/** What visitors ask about the owner. The first topic that a question names is taken. */
export const OWNER_TOPICS: Topic[] = [
  { pattern: /\b(resumes?|cvs?|curriculum vitae)\b/g, answer: tellResume },
  {
    pattern:
      /\b(availab\w*|freelanc\w*|hir(e|es|ed|ing)|jobs?|vacanc\w*|remote(ly)?|(full|part)[- ]?time|open to|take on)\b/g,
    answer: tellAvailability,
  },
  {
    pattern:
      /\b(contact\w*|reach|e-?mails?|(tele)?phone number|(his|her|your) (tele)?phone|call (him|her|you|owner)|whatsapp|in touch|write to|send (him|her|you) a message|talk to)\b/g,
    answer: tellContact,
  },
  {
    pattern:
      /\b(educat\w*|stud(y|ied|ies)|degrees?|universit\w*|college|school|graduat\w*|qualif\w*|courses?|diploma)\b/g,
    answer: tellEducation,
  },
  {
    pattern: /\b(awards?|prizes?|recogni[sz]\w*|achievements?|honou?rs?|(ever )?w[io]n)\b/g,
    answer: tellAwards,
  },
  {
    pattern:
      /\b(skills?|skilled|proficien\w*|good at|best at|expert\w*|speciali[sz]\w*|(tech(nology)? )?stack|strengths?|technologies|frameworks|programming languages)\b/g,
    answer: tellSkills,
  },
  {
    pattern: /\b(where|based|located|location|lives?|city|country|town|hometown|time ?zone|address)\b/g,
    answer: tellPlace,
  },
  {
    pattern: /\b(github|linkedin|facebook|instagram|youtube|twitter|social( media)?|profiles?|accounts?)\b/g,
    names: ({ owner }) => owner.socialLinks.map(({ platform }) => platform),
    answer: tellSocialLinks,
  },
  {
    pattern: /\b(who|about|introduce|experienced?|background|bio(graphy)?|years?|career)\b/g,
    isCommon: true,
    answer: tellBackground,
  },
];

/** What is left of a question beside the words of a topic. */
export function besideTopic(text: string, { pattern, names }: Topic, knowledge: Knowledge): string {
  const own = names?.(knowledge) ?? [];
  return own.reduce((rest, name) => rest.replace(wholeWord(name), ' '), text.replace(pattern, ' '));
}

function wholeWord(name: string): RegExp {
  const escaped = plainText(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu');
}
