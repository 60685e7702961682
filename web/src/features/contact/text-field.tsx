import { chakra, useRecipe } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Chakra's own inputs, without the form machinery that theirs bring into the first load. */
export function TextInput(props: ComponentProps<'input'>) {
  const recipe = useRecipe({ key: 'input' });
  return <chakra.input {...props} css={recipe()} />;
}

export function TextArea(props: ComponentProps<'textarea'>) {
  const recipe = useRecipe({ key: 'textarea' });
  return <chakra.textarea {...props} css={recipe()} />;
}
