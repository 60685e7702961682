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
  const shown = useRef(key);
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
    const isNew = shown.current === key;
    shown.current = key;
    // What was typed before the script ran is searched, too.
    if (isNew) return isInstant && tidyWords(value) !== selection.q ? setTyped(value) : undefined;
    const isOwn = navigation === NavigationType.Replace;
    const isChoice = navigation === NavigationType.Push && isFiltered(selection);
    if (isOwn || (isChoice && typed !== undefined)) return;
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
