import { Center, Image, type CenterProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { Account } from '../../lib/vendors/firebase';
import { lettersOf } from '../../lib/texts/letters';

type Props = CenterProps & { user: Account };

/** The photo, or else the first letter of the name or of the e-mail address. */
export function AccountAvatar({ user, ...props }: Props) {
  const [brokenPhoto, setBrokenPhoto] = useState<string | null>(null);
  const photo = user.photoURL === brokenPhoto ? null : user.photoURL;

  return (
    <Center
      boxSize="10"
      borderRadius="full"
      overflow="hidden"
      bg="brand.solid"
      color="brand.contrast"
      fontWeight="semibold"
      aria-hidden
      {...props}
    >
      {photo ? (
        <Image
          src={photo}
          alt=""
          boxSize="full"
          objectFit="cover"
          referrerPolicy="no-referrer"
          onError={() => setBrokenPhoto(photo)}
        />
      ) : (
        initialOf(user)
      )}
    </Center>
  );
}

function initialOf({ displayName, email }: Account) {
  return lettersOf((displayName || email || 'U').trim())[0]?.toUpperCase();
}
