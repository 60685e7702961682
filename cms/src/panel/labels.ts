import type { Core } from '@strapi/strapi';
import { LABELS } from '../shared-with-web/rules/project-schema';
import { ITEM_FIELDS, SITE_FIELDS } from '../shared-with-web/rules/site-rules';

type Text = { label: string; description?: string; isReadOnly?: true };
type Labels = Record<string, Text>;

export type Configuration = {
  settings: { mainField: string; defaultSortBy: string; defaultSortOrder: string };
  layouts: { list: string[] };
  metadatas: Record<
    string,
    { edit: { label?: string; description?: string; editable?: boolean }; list: { label?: string } }
  >;
};

export type PanelForms = {
  findConfiguration: (type: { uid: string }) => Promise<Configuration>;
  updateConfiguration: (type: { uid: string }, configuration: Configuration) => Promise<unknown>;
};

const LINK = 'A web address: https://…  Required, unless there is none';
const NO_LINK = 'Set it to True when there is none: the link is left empty then, and visitors see none';

const CONTENT_TYPES: Record<string, Labels> = {
  'api::project.project': {
    ...Object.fromEntries(Object.entries(LABELS).map(([field, label]) => [field, { label }])),
    slug: {
      label: LABELS.slug,
      description:
        'The end of /portfolio/… Left empty, it is made from the title. One that it had before still leads to it',
    },
    period: { label: LABELS.period, description: 'For example 2024, or 2023 to 2024' },
    role: { label: LABELS.role, description: 'What you did in it, for example Sole developer' },
    keyFigures: { label: LABELS.keyFigures, description: 'At most six, shown in this order' },
    caseStudy: {
      label: LABELS.caseStudy,
      description: 'Markdown. ![caption](1) is the first picture of the project',
    },
    technologies: { label: LABELS.technologies, description: 'Shown in this order' },
    githubLink: { label: LABELS.githubLink, description: LINK },
    hasNoPublicSource: { label: LABELS.hasNoPublicSource, description: NO_LINK },
    livePreview: { label: LABELS.livePreview, description: LINK },
    hasNoLivePreview: { label: LABELS.hasNoLivePreview, description: NO_LINK },
    images: { label: 'Images', description: 'One to five, at most 2 MB each; the first one is the cover' },
    publishAt: {
      label: 'Publish at',
      description:
        'The draft as it is then becomes public by itself, within a minute. It must be complete by then',
    },
    publishProblem: {
      label: 'Not published at its time',
      description: 'What was missing then. Complete it, and publish it or choose another time',
      isReadOnly: true,
    },
    position: {
      label: 'Position',
      description: 'The smallest comes first on the site. Leave it empty for a new project to be the first',
    },
  },
  'api::message.message': {
    name: { label: 'Name', isReadOnly: true },
    email: { label: 'E-mail', isReadOnly: true },
    message: { label: 'Message', isReadOnly: true },
    isRead: { label: 'Read' },
    createdAt: { label: 'Received' },
    possibleSpam: { label: 'Possible spam', description: 'Sent by something else than the form' },
    submission: {
      label: 'Key of the form',
      description: 'The same form sent twice is stored once',
      isReadOnly: true,
    },
    notification: { label: 'Mail to the owner', description: 'off: no mail server is set', isReadOnly: true },
    notificationAttempts: { label: 'Attempts to send that mail', isReadOnly: true },
  },
  'api::own-answer.own-answer': {
    wordings: {
      label: 'Question',
      description: 'One wording a line, at most 12 lines of 300 characters. No two answers share one',
    },
    answer: { label: 'Answer', description: 'Markdown' },
    isPublished: { label: 'Published', description: 'Whether the assistant answers with it' },
    position: { label: 'Position', description: 'Of two that fit a question, the smaller one answers' },
  },
  'api::unanswered-question.unanswered-question': {
    question: { label: 'Question', description: 'As it was asked last', isReadOnly: true },
    words: { label: 'Words', description: 'By which questions are grouped' },
    wordings: {
      label: 'Wordings',
      description: 'The last five, newest first, without addresses and numbers',
    },
    timesAsked: { label: 'Times asked' },
    lastAskedAt: { label: 'Last asked', description: 'What nobody asks for 90 days is deleted' },
    isHidden: { label: 'Not worth answering', description: 'The same question stays hidden, too' },
  },
  'api::site.site': {
    ...SITE_FIELDS,
    portrait: { label: 'Portrait', description: 'A square picture, at most 2 MB; 800 pixels are enough' },
  },
};

const COMPONENTS: Record<string, Labels> = {
  'project.key-figure': {
    value: { label: 'Value', description: 'For example 61, or 13 %' },
    label: { label: 'Label', description: 'What that is, for example weaving families' },
  },
  'project.technology': { name: { label: 'Name', description: 'For example React' } },
  ...Object.fromEntries(Object.entries(ITEM_FIELDS).map(([name, fields]) => [`site.${name}`, fields])),
};

/** Gives the panel's forms readable labels, but where an admin has chosen others. */
export async function labelPanel(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  await labelAll(manager.service('content-types'), CONTENT_TYPES);
  await labelAll(manager.service('components'), COMPONENTS);
}

async function labelAll(forms: PanelForms, types: Record<string, Labels>): Promise<void> {
  for (const [uid, labels] of Object.entries(types)) {
    const configuration = await forms.findConfiguration({ uid });
    const open = Object.entries(labels).filter(
      ([field, { isReadOnly }]) =>
        isRaw(configuration, field) || (isReadOnly && isEditable(configuration, field)),
    );
    for (const [field, { label, description = '', isReadOnly }] of open) {
      const texts = isRaw(configuration, field) ? { label, description } : {};
      const { edit, list } = configuration.metadatas[field] ?? { edit: {}, list: {} };
      configuration.metadatas[field] = {
        edit: { ...edit, ...texts, ...(isReadOnly && { editable: false }) },
        list: { ...list, ...(texts.label !== undefined && { label }) },
      };
    }
    if (open.length > 0) await forms.updateConfiguration({ uid }, configuration);
  }
}

function isEditable({ metadatas }: Configuration, field: string): boolean {
  return metadatas[field]?.edit.editable !== false;
}

/** Strapi's own labels are the names of the fields. */
function isRaw({ metadatas }: Configuration, field: string): boolean {
  return metadatas[field]?.edit.label === field;
}
