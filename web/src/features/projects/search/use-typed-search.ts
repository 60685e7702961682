import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { galleryAddress, type GallerySelection } from '../../../paths';
import { isFiltered, tidyWords } from './gallery-selection';

/** How long a visitor pauses before it is searched, in ms. Safari lets an address change a hundred times in 30 s. */
const PAUSE = 300;

/** An address that changes with what is typed must not move the page beneath it (scroll-manager.tsx). */
export const STAYS = { stays: true };

/** Ties a field to the words in the address, either of which may change. The field itself holds what is typed. */
export function useTypedSearch(selection: GallerySelection, isInstant: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const { key } = useLocation();
  /** The words in the address before. */
  const shown = useRef<string>(undefined);
  const navigation = useNavigationType();
  const navigate = useNavigate();

  function search(text: string) {
    setTyped(undefined);
    const address = galleryAddress({ ...selection, q: tidyWords(text), page: 1 });
    void navigate(address, isInstant ? { replace: true, state: STAYS } : undefined);
  }

  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(searchLater, PAUSE, typed);
    return () => clearTimeout(timer);
  }, [typed]);

  const follow = useEffectEvent(() => {
    if (!field.current) return;
    const { value } = field.current;
    const isFirst = shown.current === undefined;
    const before = shown.current ?? selection.q;
    shown.current = selection.q;
    if (navigation === NavigationType.Replace && !isFirst) return;

    // What was typed before the script ran, or a filter was chosen, may be in no address yet.
    const isKept = isFirst || (navigation === NavigationType.Push && isFiltered(selection));
    if (isKept && tidyWords(value) !== before) {
      if (isInstant) setTyped(value);
      return;
    }
    setTyped(undefined);
    field.current.value = selection.q;
  });
  useEffect(() => follow(), [key]);

  function type({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    setTyped(currentTarget.value);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search(field.current?.value ?? '');
  }

  return { field, type, submit };
}
