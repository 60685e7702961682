import { chakra } from '@chakra-ui/react';

/** The provider's answer to a failed attempt, under the form. */
export function FormError({ children }: { children: string | null }) {
  return (
    <chakra.p role="alert" textStyle="sm" color="fg.error" _empty={{ display: 'none' }}>
      {children}
    </chakra.p>
  );
}
