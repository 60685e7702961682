import { isWebLink, LIMITS, MESSAGES } from '../../content/project-rules';

export type ProjectFields = {
  /** How many pictures there are; they have their own state, but count in validation. */
  imageCount: number;
  title: string;
  platform: string;
  description: string;
  technologies: string[];
  githubLink: string;
  livePreview: string;
};

export const EMPTY_PROJECT: ProjectFields = {
  imageCount: 0,
  title: '',
  platform: '',
  description: '',
  technologies: [],
  githubLink: '',
  livePreview: '',
};

type StoredProject = Omit<ProjectFields, 'imageCount'> & { images: readonly unknown[] };

export function toFields(project: StoredProject): ProjectFields {
  const { title, platform, description, technologies, githubLink, livePreview, images } = project;
  return { imageCount: images.length, title, platform, description, technologies, githubLink, livePreview };
}

export const projectRules = {
  title: { validate: filled(MESSAGES.titleRequired), maxLength: atMost(LIMITS.titleLength, 'Title') },
  platform: { required: MESSAGES.platformRequired },
  description: {
    validate: filled(MESSAGES.descriptionRequired),
    maxLength: atMost(LIMITS.descriptionLength, 'Description'),
  },
  githubLink: webLink(MESSAGES.githubLinkRequired, 'GitHub link'),
  livePreview: webLink(MESSAGES.livePreviewRequired, 'Live preview link'),
};

/** What the server takes: the fields without the count, trimmed, with the ordered ids of the pictures. */
export function toProjectInput({ imageCount: _, ...fields }: ProjectFields, images: string[]) {
  return {
    ...fields,
    title: fields.title.trim(),
    description: fields.description.trim(),
    githubLink: fields.githubLink.trim(),
    livePreview: fields.livePreview.trim(),
    images,
  };
}

function filled(message: string) {
  return (text: string) => text.trim() !== '' || message;
}

function webLink(required: string, label: string) {
  return {
    maxLength: atMost(LIMITS.linkLength, label),
    validate: (text: string) => {
      if (!text.trim()) return required;
      return isWebLink(text.trim()) || `${label} must be a web address that starts with http:// or https://`;
    },
  };
}

function atMost(value: number, label: string) {
  return { value, message: `${label} must be at most ${value} characters` };
}
