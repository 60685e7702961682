import { useEffect, useRef, useState } from 'react';
import type { EvidenceSheet } from '../../content/fit-rules';
import { problemOf, requestSheet, UNREACHABLE } from './request-sheet';

/** Longer than a model takes. */
const PATIENCE = 60_000;

/** Of this tab's memory only: stored nowhere, but still there when the visitor comes back to the page. */
let kept: { advert: string; sheet?: EvidenceSheet } = { advert: '' };

export function useFit() {
  const [advert, setAdvert] = useState(kept.advert);
  const [sheet, setSheet] = useState(kept.sheet);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const request = useRef<AbortController>(undefined);

  useEffect(() => () => request.current?.abort(), []);
  useEffect(() => {
    kept = { advert, sheet };
  }, [advert, sheet]);

  /** Answers false when something is wrong, which shows at the field. */
  async function compare(): Promise<boolean> {
    const found = problemOf(advert);
    setProblem(found);
    if (found || request.current) return !found;
    const controller = new AbortController();
    request.current = controller;
    const timer = setTimeout(() => controller.abort(new Error(UNREACHABLE)), PATIENCE);
    setBusy(true);
    let isFailed = false;
    try {
      setSheet(await requestSheet(advert, controller.signal));
    } catch (error) {
      const { signal } = controller;
      const cause: unknown = signal.aborted ? signal.reason : error;
      // The visitor has cancelled, or is gone.
      isFailed = !(cause instanceof DOMException);
      if (isFailed) setProblem(cause instanceof Error ? cause.message : UNREACHABLE);
    }
    clearTimeout(timer);
    request.current = undefined;
    setBusy(false);
    return !isFailed;
  }

  function change(text: string) {
    setAdvert(text);
    setProblem(undefined);
  }

  function startAgain() {
    change('');
    setSheet(undefined);
  }

  return {
    advert,
    sheet,
    problem,
    isBusy,
    change,
    compare,
    cancel: () => request.current?.abort(),
    startAgain,
  };
}
