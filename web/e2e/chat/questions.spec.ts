import type { Page } from '@playwright/test';
import { ask, messages, newChat } from '../harness/chat';
import { expectAccessible } from '../harness/expect-accessible';
import { answerTo, unroute } from '../harness/graphql';
import { changeAnswer, findAnswer } from '../harness/questions';
import { expect, signIn, test, toast, visit } from '../harness/test';

const open = (page: Page, question: string) =>
  page.getByRole('list', { name: 'Open questions' }).getByRole('article', { name: question });
const answered = (page: Page, question: string) =>
  page.getByRole('list', { name: 'Your answers' }).getByRole('article', { name: question });

/** Words that nobody has published, others in each run. */
function unknownQuestion(verb: string): string {
  const letters = Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26)));
  return `Do you ${verb} ${letters.join('')} alpacas?`;
}

async function askInVain(page: Page, question: string) {
  await visit(page, '/chatbot');
  await expect(
    page.getByText(/^AI assistant, may be wrong\. Questions it cannot answer are kept/),
  ).toBeVisible();
  // Without the answer of the time before.
  await newChat(page);
  await ask(page, question);
  await expect(
    messages(page).getByText(/I can only speak about|Closest to what you ask|Nothing published/),
  ).toBeVisible();
}

// Of the editor who comes second.
test.use({ expectedErrors: /status of 409/ });

test('a question that nobody could answer becomes an answer, is answered, and is open no more', async ({
  page,
  otherPage,
  member,
  request,
}) => {
  // A whole journey of two people.
  test.slow();
  const question = unknownQuestion('shear');
  await askInVain(otherPage, question);

  await visit(page, '/dashboard/questions');
  await signIn(page, member);
  await expect(page.getByRole('link', { name: /^Questions \d+ open$/ })).toBeVisible();
  await expect(open(page, question)).toContainText('Asked once');
  await open(page, question).getByRole('button', { name: 'Answer', exact: true }).press('Enter');
  const form = page.getByRole('form', { name: 'New answer' });
  await expect(form.getByLabel('Question')).toHaveValue(question);
  await expect(form.getByLabel('Answer', { exact: true })).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Answer', { exact: true })).toHaveAccessibleDescription(/Answer is required/);
  await form.getByLabel('Answer', { exact: true }).fill('Only **llamas**, on Sundays.');
  await expect(form.getByRole('region', { name: 'Preview of the answer' })).toHaveText(
    'Only llamas, on Sundays.',
  );
  await expectAccessible(page);

  await page.reload();
  await open(page, question).getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(form.getByText('What you had not saved is back.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved. The assistant answers with it now.')).toBeVisible();
  await expect(open(page, question)).toHaveCount(0);
  await expect(answered(page, question)).toContainText('Only llamas, on Sundays.');

  await ask(otherPage, question);
  await expect(messages(otherPage).getByText('Only llamas, on Sundays.')).toBeVisible();

  await answered(page, question).getByRole('button', { name: /^Edit/ }).click();
  const editing = page.getByRole('form', { name: 'Edit answer' });
  const { documentId = '' } = (await findAnswer(request, question)) ?? {};
  await changeAnswer(request, documentId, 'Somebody else was here.');
  await editing.getByLabel('Question').fill(`${question}\nAnd llamas?`);
  await editing.getByRole('button', { name: 'Save' }).click();
  await editing.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  await expect(editing.getByLabel('Answer', { exact: true })).toHaveValue('Somebody else was here.');
  await expect(editing.getByLabel('Question')).toHaveValue(`${question}\nAnd llamas?`);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(answered(page, question)).toContainText('And llamas?');

  await answered(page, question)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Answer deleted')).toBeVisible();
  await expect(answered(page, question)).toHaveCount(0);
});

test('what is not worth answering is hidden, and comes back with Undo', async ({
  page,
  otherPage,
  member,
}) => {
  const question = unknownQuestion('paint');
  await askInVain(otherPage, question);
  await visit(page, '/dashboard/questions');
  await signIn(page, member);
  const hide = open(page, question).getByRole('button', { name: 'Not worth answering' });
  await hide.click();
  await expect(open(page, question)).toHaveCount(0);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(open(page, question)).toBeVisible();
  await hide.click();
  await expect(open(page, question)).toHaveCount(0);

  await askInVain(otherPage, question);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  await expect(open(page, question)).toHaveCount(0);
});

test.describe('without an answer of the server', () => {
  test.use({ expectedErrors: /Failed to load resource|GraphQL|Network/ });

  test('the page says so and can try again', async ({ page, member }) => {
    await answerTo(page, 'Questions', (route) => route.abort());
    await visit(page, '/dashboard/questions');
    await signIn(page, member);
    await expect(page.getByText('The questions could not be loaded.')).toBeVisible();
    await unroute(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
  });
});
