import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { accountExists, signIn } from '../../../test/accounts';
import { network } from '../../../test/network';
import { renderPage } from '../../../test/render-page';

type Entry = { documentId: string };

/** Questions and answers as the cms keeps them. */
function cmsHolds({ asked = [], answered = [] }: { asked?: string[]; answered?: string[] }) {
  const date = '2026-01-31T12:00:00.000Z';
  let questions = asked.map((wording) => ({
    __typename: 'UnansweredQuestion',
    ...{ documentId: wording, wordings: [wording], timesAsked: 1, lastAskedAt: date },
  }));
  const answers = answered.map((wording) => ({
    __typename: 'OwnAnswer',
    ...{ documentId: wording, wordings: [wording], answer: 'Yes.', isPublished: true, updatedAt: date },
  }));
  let kept = answers;
  const allQuestions = questions;
  accountExists();
  network.use(
    graphql.query('Questions', () => {
      const unansweredQuestions = {
        __typename: 'UnansweredQuestions',
        nodes: questions,
        total: questions.length,
      };
      return HttpResponse.json({ data: { unansweredQuestions, ownAnswers: kept } });
    }),
    graphql.mutation<object, Entry>('DeleteOwnAnswer', ({ variables: { documentId } }) => {
      kept = kept.filter((answer) => answer.documentId !== documentId);
      const deleteOwnAnswer = { __typename: 'DeleteMutationResponse', documentId };
      return HttpResponse.json({ data: { deleteOwnAnswer } });
    }),
    graphql.mutation<object, { entry: string }>('RestoreDeleted', ({ variables: { entry } }) => {
      kept = answers;
      const restoreDeleted = { __typename: 'Version', documentId: 'version', entry, notices: [] };
      return HttpResponse.json({ data: { restoreDeleted } });
    }),
    graphql.mutation<object, Entry & { isHidden: boolean }>('HideQuestion', ({ variables }) => {
      const { documentId, isHidden } = variables;
      questions = isHidden
        ? questions.filter((question) => question.documentId !== documentId)
        : allQuestions;
      const hideUnansweredQuestion = { __typename: 'UnansweredQuestion', documentId };
      return HttpResponse.json({ data: { hideUnansweredQuestion } });
    }),
  );
}

async function openQuestions() {
  renderPage('/dashboard/questions');
  const user = await signIn();
  await screen.findByRole('heading', { name: 'Your answers' });
  return user;
}

type User = Awaited<ReturnType<typeof signIn>>;

/** All by keyboard. */
async function press(user: User, button: HTMLElement) {
  button.focus();
  await user.keyboard('{Enter}');
}

async function deleteAnswer(user: User, wording: string) {
  await press(user, await screen.findByRole('button', { name: `Delete: ${wording}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Answer' }));
  expect(dialog.getByText('The answer stays in Recently deleted for 30 days.')).toBeVisible();
  expect(dialog.queryByText(/cannot be undone/)).not.toBeInTheDocument();
  await press(user, dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('article', { name: wording })).not.toBeInTheDocument());
}

/** Where Tab goes on from. */
const focusedPart = () => document.activeElement?.closest('section')?.querySelector('h2')?.textContent;

test('after an answer is deleted the focus stays among the answers, after the last one too', async () => {
  cmsHolds({ answered: ['Ships?', 'Boats?'] });
  const user = await openQuestions();
  await deleteAnswer(user, 'Ships?');
  await waitFor(() => expect(focusedPart()).toBe('Your answers'));
  await deleteAnswer(user, 'Boats?');
  await waitFor(() => expect(focusedPart()).toBe('Your answers'));
});

test('a deleted answer comes back by Undo', async () => {
  cmsHolds({ answered: ['Ships?'] });
  const user = await openQuestions();
  await deleteAnswer(user, 'Ships?');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The answer is back')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Ships?' })).toBeVisible();
});

test('a link leads to what was deleted', async () => {
  cmsHolds({});
  await openQuestions();
  expect(screen.getByRole('link', { name: 'Recently deleted' })).toHaveAttribute(
    'href',
    '/dashboard/deleted',
  );
});

test('after a question is hidden the focus stays among the questions, and Undo brings it back', async () => {
  cmsHolds({ asked: ['Trains?', 'Planes?'] });
  const user = await openQuestions();
  for (const wording of ['Trains?', 'Planes?']) {
    const question = within(await screen.findByRole('article', { name: wording }));
    await press(user, question.getByRole('button', { name: 'Not worth answering' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: wording })).not.toBeInTheDocument());
    await waitFor(() => expect(focusedPart()).toBe('Open questions'));
  }
  expect(screen.getByText(/^No open questions/)).toBeVisible();
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
  await user.click(undo as HTMLElement);
  expect(await screen.findByRole('article', { name: 'Planes?' })).toBeVisible();
});

test('a save whose answer was lost is no change of somebody else, also after what was typed since', async () => {
  cmsHolds({ answered: ['Ships?'] });
  let there = {
    __typename: 'OwnAnswer',
    ...{ documentId: 'Ships?', wordings: ['Ships?'], answer: 'Yes.', isPublished: true },
    updatedAt: '2026-01-31T12:00:00.000Z',
  };
  let saves = 0;
  network.use(
    graphql.query('Questions', () => {
      const unansweredQuestions = { __typename: 'UnansweredQuestions', nodes: [], total: 0 };
      return HttpResponse.json({ data: { unansweredQuestions, ownAnswers: [there] } });
    }),
    graphql.mutation<object, { data: object; version: string }>('UpdateOwnAnswer', ({ variables }) => {
      const changed = { message: 'Changed elsewhere.', extensions: { code: 'CONFLICT' } };
      if (variables.version !== there.updatedAt) return HttpResponse.json({ errors: [changed] }) as never;
      saves += 1;
      there = { ...there, ...variables.data, updatedAt: `2026-02-0${saves}T12:00:00.000Z` };
      return saves === 1
        ? (HttpResponse.error() as never)
        : HttpResponse.json({ data: { updateOwnAnswer: there } });
    }),
  );
  const user = await openQuestions();
  await press(user, await screen.findByRole('button', { name: 'Edit: Ships?' }));
  const answer = screen.getByRole('textbox', { name: 'Answer' });
  await user.type(answer, ' Many.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The answer could not be saved')).toBeVisible();
  await user.type(answer, ' Old ones.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. The assistant answers with it now.')).toBeVisible();
  expect(there.answer).toBe('Yes. Many. Old ones.');
});

test('an answer whose addition was lost is added once, with what was typed since, also from its draft', async () => {
  cmsHolds({});
  const there = new Map<string, Entry>();
  network.use(
    graphql.query('Questions', () => {
      const unansweredQuestions = { __typename: 'UnansweredQuestions', nodes: [], total: 0 };
      return HttpResponse.json({ data: { unansweredQuestions, ownAnswers: [...there.values()] } });
    }),
    graphql.mutation<object, Entry & { data: object }>('CreateOwnAnswer', ({ variables }) => {
      const { documentId, data } = variables;
      const taken = { message: 'Added already.', extensions: { code: 'CONFLICT' } };
      if (there.has(documentId)) return HttpResponse.json({ errors: [taken] }) as never;
      const updatedAt = '2026-02-01T12:00:00.000Z';
      there.set(documentId, { __typename: 'OwnAnswer', documentId, updatedAt, ...data } as Entry);
      return HttpResponse.error() as never;
    }),
    graphql.mutation<object, Entry & { data: object }>('UpdateOwnAnswer', ({ variables }) => {
      const { documentId, data } = variables;
      there.set(documentId, { ...there.get(documentId), ...data } as Entry);
      return HttpResponse.json({ data: { updateOwnAnswer: there.get(documentId) } });
    }),
  );
  renderPage('/dashboard/questions');
  const user = await signIn();
  await user.click(await screen.findByRole('button', { name: 'Add an answer' }));
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Ships? ');
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Yes. ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The answer could not be saved')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Later' }));
  await user.click(screen.getByRole('button', { name: 'Add an answer' }));
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), ' Many.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. The assistant answers with it now.')).toBeVisible();
  expect([...there.values()]).toMatchObject([{ wordings: ['Ships?'], answer: 'Yes. Many.' }]);
});

test('what is being saved cannot be changed until it is, the tick neither', async () => {
  cmsHolds({ answered: ['Ships?'] });
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  let saved: unknown;
  network.use(
    graphql.mutation('UpdateOwnAnswer', () => failed.then(() => HttpResponse.error() as never), {
      once: true,
    }),
    graphql.mutation('UpdateOwnAnswer', ({ variables: { documentId, data } }) => {
      saved = data;
      const updateOwnAnswer = {
        __typename: 'OwnAnswer',
        documentId,
        updatedAt: '2026-02-01T12:00:00Z',
        ...data,
      };
      return HttpResponse.json({ data: { updateOwnAnswer } });
    }),
  );
  const user = await openQuestions();
  await press(user, await screen.findByRole('button', { name: 'Edit: Ships?' }));
  const answer = screen.getByRole('textbox', { name: 'Answer' });
  const tick = screen.getByRole('checkbox', { name: /^Published/ });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: /^Saving/ });
  await user.type(answer, ' Many.');
  await user.click(tick);
  expect(answer).toHaveValue('Yes.');
  expect(tick).toBeChecked();
  fail();
  expect(await screen.findByText('The answer could not be saved')).toBeVisible();
  await user.type(answer, ' Many.');
  await user.click(tick);
  expect(tick).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(saved).toMatchObject({ answer: 'Yes. Many.', isPublished: false });
});
