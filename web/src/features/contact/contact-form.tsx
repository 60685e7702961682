import { Box, chakra, Flex, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { lazy, Suspense, useContext } from 'react';
import { FormField } from '../../components/form/form-field';
import { SubmitButton } from '../../components/form/submit-button';
import { CONTACT_LIMITS, EMAIL_PATTERN } from '../../content/contact-rules';
import { paths } from '../../paths';
import { useSite } from '../site/site-context';
import { FAILURE, SENT, SUCCESS } from './contact-texts';
import type { MessageText } from './message-draft';
import { Submitted, type SubmittedMessage } from './submitted-message';
import { TextArea, TextInput } from './text-field';
import { useContactForm } from './use-contact-form';

// Few visitors bring a message, or have brought one. Without the code for it the form stays as it is.
const PreparedMessage = lazy(() =>
  import('./prepared-message').then(
    ({ PreparedMessage }) => ({ default: PreparedMessage }),
    () => ({ default: () => null }),
  ),
);

/** @param opening what the message begins with, unless something was typed before */
export function ContactForm({ opening }: { opening?: string }) {
  const { form, isPrepared, isSending, problem, isSent, keep, refuse, submit, prepare } = useContactForm();
  const submitted = useContext(Submitted);
  // Sent, the fields are empty again.
  const text = submitted?.problem ? submitted.text : undefined;

  return (
    <Stack
      asChild
      layerStyle="panel"
      gap="5"
      p={{ base: '5', sm: '6', md: '8' }}
      _print={{ display: 'none' }}
    >
      <form
        ref={form}
        method="post"
        action={paths.contact}
        aria-label="Contact"
        onFocus={prepare}
        onInput={keep}
        onInvalidCapture={refuse}
        onSubmit={(event) => void submit(event)}
      >
        <Fields text={text} opening={opening} isSending={isSending} />
        {isPrepared && (
          <Suspense>
            <PreparedMessage form={form} />
          </Suspense>
        )}
        <Trap />
        <Flex align="center" gap={{ base: '4', md: '6' }} direction={{ base: 'column', sm: 'row' }}>
          <SubmitButton
            isBusy={isSending}
            busyLabel="Sending..."
            w={{ base: 'full', sm: 'auto' }}
            flexShrink="0"
          >
            Send Message
          </SubmitButton>
          {/* Empty it is there all the same: readers tell what is put into it, not what comes with it. */}
          <Box role="status" alignSelf={{ base: 'stretch', sm: 'center' }} _empty={{ position: 'absolute' }}>
            {problem && <Problem reason={problem} />}
          </Box>
          {isSent && <Text>{SENT}</Text>}
          {submitted && <Outcome {...submitted} />}
        </Flex>
      </form>
    </Stack>
  );
}

type FieldsProps = {
  text: MessageText | undefined;
  opening: string | undefined;
  isSending: boolean;
};

function Fields({ text, opening, isSending }: FieldsProps) {
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        <FormField label="Name">
          {(control) => (
            <TextInput
              {...control}
              name="name"
              defaultValue={text?.name}
              autoComplete="name"
              required
              maxLength={CONTACT_LIMITS.nameLength}
              readOnly={isSending}
            />
          )}
        </FormField>
        <FormField label="Email">
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              defaultValue={text?.email}
              autoComplete="email"
              required
              pattern={EMAIL_PATTERN}
              title="name@example.com"
              maxLength={CONTACT_LIMITS.emailLength}
              readOnly={isSending}
            />
          )}
        </FormField>
      </SimpleGrid>
      <FormField label="Message">
        {(control) => (
          <TextArea
            {...control}
            name="message"
            defaultValue={text?.message ?? opening}
            rows={6}
            required
            readOnly={isSending}
          />
        )}
      </FormField>
    </>
  );
}

function Outcome({ problem }: SubmittedMessage) {
  return (
    <Box role={problem ? 'alert' : 'status'}>
      <Text fontWeight="medium">{problem ? FAILURE : SUCCESS}</Text>
      {problem && <Problem reason={problem} />}
    </Box>
  );
}

function Problem({ reason }: { reason: string }) {
  const { email } = useSite();
  return (
    <Text textStyle="sm" color="fg.muted" alignSelf={{ base: 'stretch', sm: 'center' }}>
      <Text as="span" color="fg.error">
        {reason}
      </Text>{' '}
      Your message is kept here.
      {email && (
        <>
          {' '}
          You can also write to{' '}
          <Link href={`mailto:${email}`} variant="underline" color="fg" overflowWrap="anywhere">
            {email}
          </Link>
          .
        </>
      )}
    </Text>
  );
}

/** Robots fill every field they find; people, screen readers, browsers and password managers pass this one by. */
function Trap() {
  return (
    <chakra.div srOnly inert aria-hidden>
      <input
        name="website"
        type="text"
        aria-label="Website"
        autoComplete="off"
        tabIndex={-1}
        data-1p-ignore
        data-lpignore="true"
      />
    </chakra.div>
  );
}
