import { useEffect, useState, type RefObject } from 'react';
import { readItem, writeItem } from '../../lib/storage/storage';
import { createChat } from './sessions/chat-actions';
import { useOpeningQuestion } from './use-opening-question';

const DRAFT_KEY = 'portfolio.chat-draft';

/**
 * What stands in the field, and a prepared question that came when something was typed there. What is typed is kept in
 * this tab until it is sent: phones drop pages that are left for another app.
 */
export function useDraft(input: RefObject<HTMLTextAreaElement | null>) {
  const [draft, setDraft] = useState('');
  const [openingQuestion, setOpeningQuestion] = useState<string>();

  // After what was typed before the page listened: that stays.
  useEffect(() => {
    queueMicrotask(() => {
      const kept = readKept();
      if (kept && !input.current?.value) setDraft(kept);
    });
  }, [input]);

  useOpeningQuestion((question) => {
    createChat();
    // What somebody has begun to type stays. Field and storage know it before the draft does.
    if (input.current?.value || readKept()) setOpeningQuestion(question);
    else setDraft(question);
  });

  function changeDraft(text: string) {
    setDraft(text);
    writeItem(DRAFT_KEY, text || null, 'sessionStorage');
  }

  return { draft, changeDraft, openingQuestion };
}

function readKept() {
  return readItem(DRAFT_KEY, 'sessionStorage');
}
