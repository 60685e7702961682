import { ViewTransition, type ReactNode } from 'react';

type Props = { documentId: string; children: ReactNode };

/** The picture that is carried over from a card to the page of its project, and back. */
export function SharedPicture({ documentId, children }: Props) {
  return (
    <ViewTransition name={`project-${documentId}`} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}
