import { REMOVED } from '../../shared-with-web/rules/own-answer-rules';
import { patternOf } from '../assistant/words/words';

const DETAILS = ['secretToken', 'identityNumber', 'birthDate', 'streetAddress'].map(
  (name) => new RegExp(patternOf(name), 'giu'),
);

/** Without keys of accounts, numbers of papers, days of birth and addresses of houses. */
export const removeDetails = (text: string): string =>
  DETAILS.reduce((rest, detail) => rest.replace(detail, REMOVED), text);
