/** What a check has found, and what to do about it. Never a secret, nor the name of a host within. */
export type Verdict = { status: 'ok' | 'warning' | 'error'; finding: string; fix?: string };

export type Finding = Verdict & { id: string; title: string };

export type Check = Pick<Finding, 'id' | 'title'> & {
  /** @param signal ends what takes too long */
  run: (signal: AbortSignal) => Verdict | Promise<Verdict>;
};

/** Milliseconds. */
const TIME_LIMIT = 3000;

export const ok = (finding: string): Verdict => ({ status: 'ok', finding });
export const warning = (finding: string, fix: string): Verdict => ({ status: 'warning', finding, fix });
export const failure = (finding: string, fix: string): Verdict => ({ status: 'error', finding, fix });

/** In a sentence: `1 error, 2 warnings.` */
export function summaryOf({ errors, warnings }: { errors: number; warnings: number }): string {
  const count = (number: number, name: string) =>
    number === 0 ? [] : [`${number} ${name}${number === 1 ? '' : 's'}`];
  const problems = [...count(errors, 'error'), ...count(warnings, 'warning')];
  return problems.length === 0 ? 'All is well.' : `${problems.join(', ')}.`;
}

type Options = {
  /** Of each check, in milliseconds. */
  timeLimit?: number;
  /** Told what a check did not expect. */
  onError?: (error: unknown) => void;
};

/** All at once, each with a time limit of its own. */
export function examine(checks: Check[], options: Options = {}): Promise<Finding[]> {
  return Promise.all(
    checks.map(async ({ id, title, run }) => ({ id, title, ...(await inTime(run, options)) })),
  );
}

async function inTime(run: Check['run'], { timeLimit = TIME_LIMIT, onError }: Options): Promise<Verdict> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Verdict>((resolve) => {
    timer = setTimeout(() => {
      resolve(noAnswer(timeLimit));
      limit.abort();
    }, timeLimit);
  });
  try {
    return await Promise.race([tooLate, run(limit.signal)]);
  } catch (error) {
    onError?.(error);
    return failure('It could not be checked.', 'Check again; if that does not help, see the log of the CMS.');
  } finally {
    clearTimeout(timer);
  }
}

function noAnswer(timeLimit: number): Verdict {
  return failure(
    `There was no answer within ${timeLimit / 1000} seconds.`,
    'Check that it runs and that this machine can reach it, then check again.',
  );
}
