import { useQuery } from '@apollo/client/react';
import { Link } from '@chakra-ui/react';
import { ExternalLinkIcon } from 'lucide-react';
import { useEffect } from 'react';
import { PreviewAddressDocument } from '../../../graphql/generated-dashboard';
import { fingerHigh } from '../../../theme/touch';

/** An address is good for an hour, in which a computer may sleep, and its timers with it. */
const RENEWAL = 60_000;

/** To the page of a project as its draft is, in a tab of its own. */
export function PreviewLink({ documentId }: { documentId: string }) {
  const { data, error, refetch } = useQuery(PreviewAddressDocument, {
    variables: { documentId },
    fetchPolicy: 'no-cache',
    pollInterval: RENEWAL,
    skipPollAttempt: () => document.hidden,
    context: { auth: true },
  });

  useEffect(() => {
    // What fails shows as no link.
    const renew = () => void (document.hidden || refetch().catch(() => undefined));
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [refetch]);

  if (!data || error) return null;
  return (
    <Link href={data.previewAddress} target="_blank" textStyle="sm" fontWeight="medium" css={fingerHigh}>
      Open preview <ExternalLinkIcon aria-hidden />
    </Link>
  );
}
