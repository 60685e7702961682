import { useMutation, useQuery } from '@apollo/client/react';
import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { copyText } from '../../../components/copy-text';
import { BusyButton } from '../../../components/form/busy-button';
import { toast } from '../../../components/toasts/toaster';
import {
  CreatePreviewLinkDocument,
  PreviewLinksDocument,
  RevokePreviewLinkDocument,
} from '../../../graphql/generated-dashboard';
import { hasCode, reportFailure } from '../../../graphql/request-failure';
import { localTime } from '../../../lib/texts/local-time';

/** Links that show a draft to somebody who has no account. */
export function PreviewLinks({ documentId }: { documentId: string }) {
  const [address, setAddress] = useState<string>();
  const options = {
    context: { auth: true },
    refetchQueries: [PreviewLinksDocument],
    awaitRefetchQueries: true,
  };
  const { data, error, refetch } = useQuery(PreviewLinksDocument, {
    variables: { documentId },
    context: { auth: true },
    fetchPolicy: 'no-cache',
  });
  const [createLink, { loading: isMaking }] = useMutation(CreatePreviewLinkDocument, options);
  const [revokeLink, { loading: isRevoking }] = useMutation(RevokePreviewLinkDocument, options);

  async function create() {
    try {
      const { data } = await createLink({ variables: { documentId } });
      const path = data?.createPreviewLink.address;
      if (path) setAddress(new URL(path, location.origin).href);
    } catch (error) {
      reportFailure(error, 'Failed to make a link');
    }
  }

  async function copy() {
    if (await copyText(address ?? '')) toast.success('Link copied');
  }

  async function revoke(link: string) {
    try {
      await revokeLink({ variables: { documentId: link } });
    } catch (error) {
      // Else it was taken back before: the answer to that may have been lost.
      if (!hasCode(error, 'NOT_FOUND')) return reportFailure(error, 'Failed to take the link back');
      await refetch().catch(() => undefined);
    }
    setAddress(undefined);
    toast.success('The link leads nowhere now');
  }

  return (
    <Stack gap="5">
      <Text color="fg.muted">
        Whoever has the link sees this project as it is here for a day, also what is not public, without an
        account. Its address is shown this once.
      </Text>
      {address ? (
        <HStack gap="2">
          <Input readOnly value={address} aria-label="Link" onFocus={(event) => event.target.select()} />
          <Button variant="outline" onClick={() => void copy()}>
            Copy
          </Button>
        </HStack>
      ) : (
        <BusyButton
          alignSelf="flex-start"
          colorPalette="brand"
          isBusy={isMaking}
          onClick={() => void create()}
        >
          Make a link
        </BusyButton>
      )}
      {error && <Text role="alert">The links could not be loaded.</Text>}
      {data && data.previewLinks.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none" aria-label="Links that are good">
          {data.previewLinks.map((link) => (
            <HStack as="li" key={link.documentId} justify="space-between" gap="3">
              <Text textStyle="sm">Good until {localTime(link.until)}</Text>
              <Button
                size="sm"
                variant="outline"
                disabled={isRevoking}
                aria-label={`Take back the link until ${localTime(link.until)}`}
                onClick={() => void revoke(link.documentId)}
              >
                Take back
              </Button>
            </HStack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
