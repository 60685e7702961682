import { Box, Button, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { ArrowUpIcon, SquareIcon } from 'lucide-react';
import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { CHAT_LIMITS } from '../../content/chat-rules';
import { isComposing } from './is-composing';
import { SHORT_SCREEN } from '../../theme/short-screen';

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** While an answer arrives: the next message can be written, but not sent. */
  isBusy: boolean;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  onStop: () => void;
};

const COUNTER_ID = 'message-length';

export function Composer({ ref, text, isBusy, onChange, onSend, onStop }: Props) {
  const isBlank = text.trim() === '';

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [ref, text]);

  function send() {
    if (isBusy || isBlank) return;
    onSend(text);
    ref.current?.focus();
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }

  function stop() {
    onStop();
    ref.current?.focus();
  }

  return (
    <Box px={{ base: '4', md: '6' }} pb={{ base: '3', md: '5' }} pt="2">
      <chakra.form
        css={box}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          ref={ref}
          rows={1}
          value={text}
          maxLength={CHAT_LIMITS.messageLength}
          placeholder="Type your message..."
          aria-label="Message"
          aria-describedby={COUNTER_ID}
          enterKeyHint="send"
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <Flex align="center" justify="space-between" wrap="wrap" gap="3" ps="1.5" flexShrink="0">
          <Text id={COUNTER_ID} textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {text.length}/{CHAT_LIMITS.messageLength} characters
          </Text>
          <HStack gap="2">
            {isBusy && (
              <Button type="button" variant="surface" size="sm" onClick={stop}>
                <SquareIcon aria-hidden fill="currentColor" /> Stop
              </Button>
            )}
            <Button type="submit" colorPalette="brand" size="sm" disabled={isBusy || isBlank}>
              {isBusy ? (
                'Sending...'
              ) : (
                <>
                  <ArrowUpIcon aria-hidden /> Send
                </>
              )}
            </Button>
          </HStack>
        </Flex>
      </chakra.form>
    </Box>
  );
}

const box = {
  p: '2',
  maxW: '48rem',
  mx: 'auto',
  bg: 'bg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'lg',
  transition: 'border-color {durations.fast}',
  _focusWithin: { borderColor: 'brand.solid', boxShadow: '0 0 0 1px {colors.brand.solid}' },
  [SHORT_SCREEN]: { display: { sm: 'flex' }, alignItems: 'center' },
};

const Field = chakra('textarea', {
  base: {
    display: 'block',
    w: 'full',
    maxH: '10rem',
    px: '2',
    py: '1.5',
    mb: '1',
    bg: 'transparent',
    resize: 'none',
    outline: 'none',
    textStyle: 'md',
  },
});
