import { Link, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { findDemoLink } from '../../lib/vendors/demo-mail';

type Props = { email: string; kind: Parameters<typeof findDemoLink>[1] };

/** What stands in for the mail in the demo. */
export function DemoMail({ email, kind }: Props) {
  const [link, setLink] = useState<string>();

  useEffect(() => {
    findDemoLink(email, kind).then(setLink, () => {});
  }, [email, kind]);

  if (!link) return null;
  return (
    <Text textStyle="sm">
      In the demo no mail is sent:{' '}
      <Link href={link} target="_blank" rel="noreferrer" color="brand.fg">
        open this link
      </Link>
    </Text>
  );
}
