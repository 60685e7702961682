import { errors } from '@strapi/utils';
import { invalidField } from '../../shared/errors';
import { isWebLink, LIMITS, MESSAGES, PLATFORMS, uniqueTechnologies } from '../../shared/project-rules';

/** A project's own fields, as text from a form or JSON: nothing about them is sure yet. */
export type ProjectInput = Partial<
  Record<'title' | 'platform' | 'description' | 'githubLink' | 'livePreview', unknown>
> & {
  technologies?: unknown;
};

type Technology = { name: string };

const REQUIRED = {
  title: { message: MESSAGES.titleRequired, maxLength: LIMITS.titleLength, label: 'Title' },
  platform: { message: MESSAGES.platformRequired, maxLength: LIMITS.titleLength, label: 'Platform' },
  description: {
    message: MESSAGES.descriptionRequired,
    maxLength: LIMITS.descriptionLength,
    label: 'Description',
  },
  githubLink: { message: MESSAGES.githubLinkRequired, maxLength: LIMITS.linkLength, label: 'GitHub link' },
  livePreview: {
    message: MESSAGES.livePreviewRequired,
    maxLength: LIMITS.linkLength,
    label: 'Live preview link',
  },
} as const;

/**
 * The fields as they are stored: trimmed, technologies as components, all within their limits.
 * @param partial on an update, a field that was not given stays as it is
 * @throws ValidationError that names every wrong field; its message is the first one's
 */
export function cleanFields<Input extends ProjectInput>(
  input: Input,
  { partial }: { partial: boolean },
): Input {
  const cleaned: ProjectInput = { ...input };
  const problems: { path: string[]; message: string; name: string }[] = [];
  const check = (field: keyof ProjectInput, clean: () => unknown) => {
    if (input[field] === undefined && partial) return;
    try {
      cleaned[field] = clean();
    } catch (error) {
      problems.push({ path: [field], message: (error as Error).message, name: 'ValidationError' });
    }
  };

  for (const field of Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]) {
    check(field, () => cleanText(field, input[field]));
  }
  check('technologies', () => cleanTechnologies(input.technologies ?? []));

  if (problems[0]) throw new errors.ValidationError(problems[0].message, { errors: problems });
  return cleaned as Input;
}

export function checkPictureCount(pictures: number, { isNew }: { isNew: boolean }): void {
  if (pictures > LIMITS.images) {
    throw invalidField('images', isNew ? MESSAGES.tooManyImages : MESSAGES.tooManyImagesInTotal);
  }
  if (pictures === 0 && isNew) throw invalidField('images', MESSAGES.imageRequired);
}

function cleanText(field: keyof typeof REQUIRED, value: unknown): string {
  const { message, maxLength, label } = REQUIRED[field];
  if (value !== undefined && value !== null && !isText(value)) throw new Error(`${label} must be text`);
  const text = (value ?? '').trim();
  if (text === '') throw new Error(message);
  if (text.length > maxLength) throw new Error(`${label} must be at most ${maxLength} characters`);
  if (field === 'platform' && !(PLATFORMS as readonly string[]).includes(text)) {
    throw new Error(`Platform must be one of: ${PLATFORMS.join(', ')}`);
  }
  if ((field === 'githubLink' || field === 'livePreview') && !isWebLink(text)) {
    throw new Error(`${label} must be a web address that starts with http:// or https://`);
  }
  return text;
}

function cleanTechnologies(value: unknown): Technology[] {
  if (!Array.isArray(value)) throw new Error('Technologies must be a list of text');
  const names = value.map((entry: unknown) => {
    // The admin panel sends components, REST and GraphQL send text.
    const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry;
    if (!isText(name)) throw new Error('Technologies must be a list of text');
    return name;
  });
  const unique = uniqueTechnologies(names);
  if (unique.length > LIMITS.technologies) throw new Error(`At most ${LIMITS.technologies} technologies`);
  if (unique.some((name) => name.length > LIMITS.technologyLength)) {
    throw new Error(`Each technology must be at most ${LIMITS.technologyLength} characters`);
  }
  return unique.map((name) => ({ name }));
}

/** Without the NUL character, which PostgreSQL cannot store. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0');
}
