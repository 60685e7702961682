import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { toast } from '../../../components/toasts/toaster';
import { checkOwnAnswer } from '../../../content/own-answer-rules';
import type { OwnAnswer_answerFragment } from '../../../graphql/generated-dashboard';
import { readDraft, saveDraft } from '../../../lib/storage/drafts';
import { fieldErrors, hasCode, reportFailedSave } from '../../../graphql/request-failure';
import { createId } from '../create-id';
import { useUnansweredSaves } from '../unsaved/use-unanswered-saves';
import {
  contentsOf,
  emptyValues,
  isSame,
  joinChanges,
  parseDraft,
  toInput,
  valuesOf,
  type OwnAnswerValues,
} from './own-answer-draft';
import { useQuestions } from './use-questions';

/** What the form is about: an answer that is stored, or a new one, perhaps to a question of visitors. */
export type Subject =
  | { stored: OwnAnswer_answerFragment }
  | { question: { documentId: string; wordings: readonly string[] } | null };

const check: Resolver<OwnAnswerValues> = (values) => {
  const { fields, problems } = checkOwnAnswer(values, { isPartial: false });
  // As it is stored: so it is known again.
  if (problems.length === 0) return { values: { ...values, ...fields }, errors: {} };
  const errors = problems.map(({ path: [name], message }) => [name, { type: 'invalid', message }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** It keeps what is in it until it is saved: over a reload, a closed form, an expired session. */
export function useOwnAnswerForm(uid: string, subject: Subject, onSaved: () => void) {
  const draftKey = { uid, name: draftName(subject) };
  const [draft] = useState(() => parseDraft(readDraft(draftKey)));
  const [base, setBase] = useState(() => baseOf(subject));
  const saves = useUnansweredSaves(draft?.sent);
  /** Of a new one: it is added once, however often it is sent. */
  const [newId, setNewId] = useState(() => draft?.newId ?? createId());
  const [version, setVersion] = useState(() => beginningOf(draft, subject));
  const [isRestored, setRestored] = useState(draft !== null);
  const [isConflict, setConflict] = useState(() => version !== versionOf(subject));
  const [isChanged, setChanged] = useState(draft !== null);
  const questions = useQuestions();
  const form = useForm<OwnAnswerValues>({ defaultValues: draft?.values ?? base, resolver: check });
  const { reset, getValues, setError, subscribe } = form;

  function keep(values: OwnAnswerValues) {
    const isNew = !isSame(values, base);
    saveDraft(draftKey, isNew ? { ...values, version, newId, sent: saves.all() } : null);
    setChanged(isNew);
  }

  const keepChanged = useEffectEvent(keep);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepChanged(values) }),
    [subscribe],
  );

  function startOver() {
    reset(base);
    saveDraft(draftKey, null);
    setNewId(createId());
    setRestored(false);
    setChanged(false);
    setVersion(versionOf(subject));
    setConflict(false);
  }

  async function reload() {
    if (!('stored' in subject)) return;
    const latest = await questions.read(subject.stored.documentId);
    if (!latest) throw new Error('Somebody has deleted the answer.');
    const values = joinChanges(getValues(), base, valuesOf(latest));
    setBase(valuesOf(latest));
    setVersion(latest.updatedAt);
    setConflict(false);
    reset(values);
    saveDraft(draftKey, isSame(values, valuesOf(latest)) ? null : { ...values, version: latest.updatedAt });
  }

  function send(values: OwnAnswerValues) {
    const isOwn = (latest: OwnAnswer_answerFragment) => saves.isOwn(contentsOf(valuesOf(latest)));
    const data = toInput(values);
    if ('stored' in subject) return questions.update(subject.stored.documentId, data, version ?? '', isOwn);
    return questions.create(newId, data, subject.question ? [subject.question.documentId] : [], isOwn);
  }

  async function save(values: OwnAnswerValues) {
    try {
      await saves.untilAnswered(contentsOf(values), () => {
        keep(values);
        return send(values);
      });
      saveDraft(draftKey, null);
      toast.success(values.isPublished ? 'Saved. The assistant answers with it now.' : 'Saved');
      onSaved();
    } catch (error) {
      setConflict('stored' in subject && hasCode(error, 'CONFLICT'));
      reportFailedSave(error, 'The answer could not be saved');
      for (const { path, message } of fieldErrors(error)) {
        const [name] = path;
        if (name === 'wordings' || name === 'answer') setError(name, { message });
      }
    }
  }

  return { form, draftKey, isRestored, isConflict, isChanged, startOver, reload, save };
}

function draftName(subject: Subject): string {
  const id = 'stored' in subject ? subject.stored.documentId : subject.question?.documentId;
  return `own-answer.${id ?? 'new'}`;
}

function baseOf(subject: Subject): OwnAnswerValues {
  return 'stored' in subject ? valuesOf(subject.stored) : emptyValues(subject.question?.wordings);
}

/** An own save whose answer was lost is no conflict. */
function beginningOf(draft: ReturnType<typeof parseDraft>, subject: Subject): string | undefined {
  if (!draft?.version) return versionOf(subject);
  const isOwn = 'stored' in subject && draft.sent.includes(contentsOf(valuesOf(subject.stored)));
  return isOwn ? versionOf(subject) : draft.version;
}

function versionOf(subject: Subject): string | undefined {
  return 'stored' in subject ? subject.stored.updatedAt : undefined;
}
