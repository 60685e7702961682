import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { STAYS } from '../../paths';
import { tidyWords } from './tidy-words';

/** How long a visitor pauses before it is searched, in ms. Safari lets an address change a hundred times in 30 s. */
const PAUSE = 300;

type Options = {
  /** The words in the address. */
  q: string;
  addressOf: (q: string) => string;
  /** Whether it searches while something is typed. */
  isInstant: boolean;
  /** Whether what is not searched yet goes along when a link has changed the list. */
  isKept?: boolean;
};

/** Ties a field to the words in the address, either of which may change. The field itself holds what is typed. */
export function useTypedSearch({ q, addressOf, isInstant, isKept = false }: Options) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const { key } = useLocation();
  /** The words in the address before. */
  const shown = useRef<string>(undefined);
  /** Where the browser stood when the page was shown: it is ahead as soon as a link is followed. */
  const place = useRef<string>(undefined);
  /** Where it stood when something was typed last. */
  const typedAt = useRef<string>(undefined);
  const navigation = useNavigationType();
  const navigate = useNavigate();

  function search(text: string) {
    setTyped(undefined);
    const address = addressOf(tidyWords(text));
    void navigate(address, isInstant ? { replace: true, state: STAYS } : undefined);
  }

  const searchLater = useEffectEvent((text: string) => {
    if (location.href === place.current && tidyWords(text) !== q) search(text);
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(searchLater, PAUSE, typed);
    return () => clearTimeout(timer);
  }, [typed, key]);

  const follow = useEffectEvent(() => {
    place.current = location.href;
    if (!field.current) return;
    const { value } = field.current;
    const isFirst = shown.current === undefined;
    const before = shown.current ?? q;
    shown.current = q;
    if (navigation === NavigationType.Replace && !isFirst) return;

    // What was typed before the script ran, a filter was chosen, or this place was shown, may be in no address yet.
    const isOfHere = isFirst || typedAt.current === location.href;
    const goesAlong = isOfHere || (navigation === NavigationType.Push && isKept);
    if (goesAlong && tidyWords(value) !== before) {
      if (isInstant) setTyped(value);
      return;
    }
    setTyped(undefined);
    field.current.value = q;
  });
  useEffect(() => follow(), [key]);

  return {
    field,
    type() {
      typedAt.current = location.href;
      if (isInstant) setTyped(field.current?.value);
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      search(field.current?.value ?? '');
    },
  };
}
