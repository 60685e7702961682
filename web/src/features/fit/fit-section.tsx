import { Button, chakra, Flex, Stack, Textarea } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FormField } from '../../components/form/form-field';
import { SubmitButton } from '../../components/form/submit-button';
import { FIT_LIMITS } from '../../content/fit-rules';
import { Sheet } from './sheet';
import { problemOf } from './request-sheet';
import { useFit } from './use-fit';

const count = new Intl.NumberFormat('en');

export function FitSection() {
  const { advert, sheet, problem, isBusy, change, compare, cancel, startAgain } = useFit();
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const shown = useRef(sheet);
  const isTooLong = advert.length > FIT_LIMITS.advertLength;

  useEffect(() => {
    // Whoever comes back to a sheet goes on where he left it.
    if (sheet === shown.current) return;
    shown.current = sheet;
    // Of what is higher than the window, browsers would show the middle.
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView();
  }, [sheet]);

  return (
    <Stack gap="10">
      <noscript>
        Comparing needs JavaScript. Without it, please use the{' '}
        <chakra.a textDecoration="underline" href="/contact">
          contact form
        </chakra.a>
        .
      </noscript>
      <chakra.form
        aria-label="Job advert"
        css={{ '@media (scripting: none)': { display: 'none' } }}
        onSubmit={(event) => {
          event.preventDefault();
          void compare().then((isRight) => isRight || field.current?.focus());
        }}
      >
        <Stack layerStyle="panel" gap="5" p={{ base: '5', sm: '6', md: '8' }}>
          <FormField
            label="Job advert"
            hint={`${count.format(advert.length)} of ${count.format(FIT_LIMITS.advertLength)} characters. The advert is not stored; this site’s AI provider may read it if there is one.`}
            error={problem ?? (isTooLong ? problemOf(advert) : undefined)}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={field}
                value={advert}
                rows={12}
                readOnly={isBusy}
                onInput={(event) => change(event.currentTarget.value)}
              />
            )}
          </FormField>
          <Flex gap="3" wrap="wrap">
            <SubmitButton isBusy={isBusy} busyLabel="Comparing…">
              Compare
            </SubmitButton>
            {isBusy && (
              <Button size="lg" variant="ghost" onClick={cancel}>
                Cancel
              </Button>
            )}
            {sheet && !isBusy && (
              <Button
                size="lg"
                variant="ghost"
                onClick={() => {
                  startAgain();
                  field.current?.focus();
                }}
              >
                Start again
              </Button>
            )}
          </Flex>
        </Stack>
      </chakra.form>
      {sheet && <Sheet ref={result} sheet={sheet} />}
    </Stack>
  );
}
