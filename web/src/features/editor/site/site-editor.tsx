import { Heading, HStack, Link, Stack, Text, useMediaQuery } from '@chakra-ui/react';
import { ExternalLinkIcon } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { SubmitButton } from '../../../components/form/submit-button';
import { SITE_MESSAGES } from '../../../content/site-rules';
import { SHORT_SCREEN } from '../../../theme/short-screen';
import { fingerHigh } from '../../../theme/touch';
import { ElsewhereNotice } from '../unsaved/elsewhere-notice';
import { ConflictNotice, DraftNotice } from '../unsaved/form-notices';
import { LeaveGuard } from '../unsaved/leave-guard';
import { PortraitField } from './fields/portrait-field';
import { SiteField } from './fields/site-field';
import { FORM_FIELDS } from './form/form-fields';
import type { StoredSite } from './form/site-draft';
import { useSiteForm } from './form/use-site-form';
import { Preview } from './preview/preview';
import type { Theme } from './themes';

type Props = { uid: string; theme: Theme; site: StoredSite };

/** The form of one theme, beside it what it changes. */
export function SiteEditor({ uid, theme, site }: Props) {
  const editing = useSiteForm(uid, theme, site);
  const { form, portrait } = editing;
  const { isSubmitting } = form.formState;
  const [isWide] = useMediaQuery(['(min-width: 80rem)']);

  return (
    <FormProvider {...form}>
      <LeaveGuard isActive={editing.isChanged} />
      <Stack flex="1" minW="0" gap="6">
        <Stack gap="1">
          <Heading as="h1" textStyle="title">
            {theme.title}
          </Heading>
          <Text color="fg.muted">{theme.about}</Text>
          {theme.page && (
            <Link
              href={theme.page.path}
              target="_blank"
              textStyle="sm"
              fontWeight="medium"
              mt="2"
              hideFrom="xl"
              css={fingerHigh}
            >
              See it as visitors do <ExternalLinkIcon aria-hidden />
            </Link>
          )}
        </Stack>
        <Stack asChild gap="7">
          <form
            noValidate
            aria-label={theme.title}
            aria-busy={isSubmitting}
            onSubmit={(event) => void form.handleSubmit(editing.save)(event)}
          >
            <ElsewhereNotice {...editing.draftKey} />
            {editing.isRestored && (
              <DraftNotice
                missing={portrait.value.missing}
                isDisabled={isSubmitting}
                onLeaveOut={() => portrait.reset(editing.base.portrait)}
                onStartOver={editing.startOver}
              />
            )}
            {theme.fields.map((name) =>
              name === 'portrait' ? (
                <PortraitField key={name} portrait={portrait} isDisabled={isSubmitting} />
              ) : (
                <SiteField key={`${name} ${editing.generation}`} name={name} field={FORM_FIELDS[name]} />
              ),
            )}
            {editing.isConflict && (
              <ConflictNotice message={SITE_MESSAGES.changedElsewhere} onReload={editing.reload} />
            )}
            <SaveBar isBusy={isSubmitting} isChanged={editing.isChanged} />
          </form>
        </Stack>
      </Stack>
      {isWide && <Preview theme={theme} editing={editing} />}
    </FormProvider>
  );
}

/** Stays in sight while a long form is scrolled. */
function SaveBar({ isBusy, isChanged }: { isBusy: boolean; isChanged: boolean }) {
  return (
    <HStack
      position="sticky"
      bottom="0"
      zIndex="1"
      gap="4"
      py="4"
      bg="bg/90"
      backdropFilter="blur(6px)"
      borderTopWidth="1px"
      borderColor="border.muted"
      css={{ [SHORT_SCREEN]: { position: 'static' } }}
      data-save-bar
    >
      <SubmitButton isBusy={isBusy} busyLabel="Saving...">
        Save
      </SubmitButton>
      <Text role="status" textStyle="sm" color="fg.muted">
        {isChanged && 'Not saved yet'}
      </Text>
    </HStack>
  );
}
