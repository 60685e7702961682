import { errors } from '@strapi/utils';
import { z } from 'zod';
import { invalidField } from '../../errors/errors';
import { CONTACT_LIMITS, EMAIL_PATTERN } from '../../shared-with-web/rules/contact-rules';
import { isBlank } from '../../shared-with-web/rules/field-checks';

/** A message as EmailJS's `template_params` carry it, checked. */
export type ContactMessage = {
  name: string;
  email: string;
  message: string;
  submission: string | undefined;
  /** Sent by something else than our form, which tells how long it was filled in: an EmailJS client, or a robot. */
  possibleSpam: boolean;
};

const form = z.object({ template_params: z.record(z.string(), z.unknown()) });

// eslint-disable-next-line no-control-regex -- control characters are what header injection needs
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** What turns the direction of writing would show another sender. Joiners belong to letters and emoji. */
const HIDDEN = /(?![\s\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`);

/**
 * @param body of POST /api/v1.0/email/send: https://www.emailjs.com/docs/rest-api/send/
 * @throws ValidationError that names the field
 */
export function readContactMessage(body: unknown): ContactMessage {
  const params = readParams(body);
  const name = readText(params, 'name', CONTACT_LIMITS.nameLength, HIDDEN).replace(/\s+/g, ' ');
  const email = readText(params, 'email', CONTACT_LIMITS.emailLength, HIDDEN);
  if (!EMAIL.test(email)) throw invalidField('email', 'Invalid email address');
  const message = readText(params, 'message', CONTACT_LIMITS.messageLength);
  const { submission } = params;
  const isKey = typeof submission === 'string' && /^[\w-]{16,64}$/.test(submission);
  const possibleSpam = params.filled_in_ms === undefined;
  return { name, email, message, submission: isKey ? submission : undefined, possibleSpam };
}

/** A filled trap, or a form filled faster than a person can. A form without JavaScript cannot tell the time. */
export function isRobot(body: unknown): boolean {
  const { website, filled_in_ms: filledIn } = readParams(body);
  if (website) return true;
  return filledIn !== undefined && !(Number(filledIn) >= CONTACT_LIMITS.minimumFillMilliseconds);
}

function readParams(body: unknown): Record<string, unknown> {
  const { data } = form.safeParse(body);
  if (!data) throw new errors.ValidationError('template_params must be an object');
  return data.template_params;
}

function readText(
  params: Record<string, unknown>,
  field: string,
  maxLength: number,
  unwanted = CONTROL,
): string {
  const value = params[field];
  if (value !== undefined && value !== null && typeof value !== 'string') {
    throw invalidField(field, `${field} must be text`);
  }
  const text = (value ?? '')
    .replace(unwanted, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
  if (isBlank(text)) throw invalidField(field, `${field} is required`);
  if (text.length > maxLength) throw invalidField(field, `${field} must be at most ${maxLength} characters`);
  return text;
}
