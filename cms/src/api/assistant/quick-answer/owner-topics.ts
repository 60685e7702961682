import type { Knowledge } from '../knowledge';
import { firstName } from '../owner';

type Topic = {
  pattern: RegExp;
  /** Words so common that nothing else may stand beside them. */
  isCommon?: boolean;
  answer: (knowledge: Knowledge) => string | undefined;
};

/** What visitors ask about the owner. The first topic that the question names, and that has an answer, is taken. */
export const OWNER_TOPICS: Topic[] = [
  {
    pattern: /\b(resumes?|cvs?|curriculum vitae)\b/g,
    answer: ({ owner }) => owner.resumeUrl && `Here is [${firstName(owner)}'s résumé](${owner.resumeUrl}).`,
  },
  {
    pattern:
      /\b(availab\w*|freelanc\w*|hir(e|es|ed|ing)|jobs?|vacanc\w*|remote(ly)?|(full|part)[- ]?time|open to|take on)\b/g,
    answer: ({ owner, pages }) =>
      owner.availability && `${owner.availability} Write through the [contact form](${pages.contact}).`,
  },
  {
    pattern:
      /\b(contact\w*|reach|e-?mails?|(tele)?phone number|his (tele)?phone|call (him|you|owner)|whatsapp|in touch|write to|send (him|you) a message|talk to)\b/g,
    answer: tellContact,
  },
  {
    pattern:
      /\b(educat\w*|stud(y|ied|ies)|degrees?|universit\w*|college|school|graduat\w*|qualif\w*|courses?|diploma)\b/g,
    answer: ({ owner }) =>
      listOf(
        'Education',
        owner.education.map(
          ({ title, institution, year, description }) =>
            `**${title}**, ${institution} (${year}): ${description}`,
        ),
      ),
  },
  {
    pattern: /\b(awards?|prizes?|recogni[sz]\w*|achievements?|honou?rs?|(ever )?w[io]n)\b/g,
    answer: ({ owner }) =>
      listOf(
        'Awards',
        owner.awards.map(({ title, year, description }) => `**${title}** (${year}): ${description}`),
      ),
  },
  {
    pattern:
      /\b(skills?|skilled|proficien\w*|good at|best at|expert\w*|speciali[sz]\w*|(tech(nology)? )?stack|strengths?|technologies|frameworks|programming languages)\b/g,
    answer: tellSkills,
  },
  {
    pattern: /\b(where|based|located|location|lives?|city|country|town|hometown|time ?zone|address)\b/g,
    answer: ({ owner: { address, ...owner } }) => {
      const places = [address.street, address.town, address.region, address.country].filter(Boolean);
      return places.length > 0 ? `${firstName(owner)} works from ${places.join(', ')}.` : undefined;
    },
  },
  {
    pattern: /\b(github|linkedin|facebook|social( media)?|profiles?|accounts?)\b/g,
    answer: ({ owner }) => {
      const links = Object.entries(owner.socials).map(([name, url]) => `[${capitalise(name)}](${url})`);
      return links.length > 0 ? `You find ${firstName(owner)} on ${links.join(', ')}.` : undefined;
    },
  },
  {
    pattern: /\b(who|about|introduce|experienced?|background|bio(graphy)?|years?|career)\b/g,
    isCommon: true,
    answer: ({ owner, pages }) =>
      `${owner.about.join('\n\n')}\n\nThe work is in the [portfolio](${pages.portfolio}).`,
  },
];

function tellContact({ owner, pages }: Knowledge): string {
  const ways = [
    `through the [contact form](${pages.contact})`,
    owner.email && `by e-mail at ${owner.email}`,
    owner.phone && `by phone at ${owner.phone}`,
  ];
  return `You can reach ${firstName(owner)} ${ways.filter(Boolean).join(' or ')}.`;
}

function tellSkills({ owner }: Knowledge): string | undefined {
  return listOf(
    `${firstName(owner)}'s skills, with proficiency`,
    owner.skills.map(
      ({ category, skills }) =>
        `**${category}**: ${skills.map(({ name, level }) => `${name} ${level}%`).join(', ')}`,
    ),
  );
}

function listOf(heading: string, lines: readonly string[]): string | undefined {
  return lines.length > 0 ? `${heading}:\n\n${lines.map((line) => `- ${line}`).join('\n')}` : undefined;
}

function capitalise(name: string): string {
  const known: Record<string, string> = { linkedin: 'LinkedIn', github: 'GitHub' };
  return known[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
