import { Box, IconButton, Input, type InputProps } from '@chakra-ui/react';
import { EyeIcon, EyeOffIcon } from 'lucide-react';
import { useState } from 'react';

type Props = InputProps & { label: string };

/** @param label tells the buttons of two passwords apart */
export function PasswordInput({ label, ...props }: Props) {
  const [visible, setVisible] = useState(false);

  return (
    <Box position="relative">
      <Input {...props} type={visible ? 'text' : 'password'} pe="12" />
      <IconButton
        aria-label={`${visible ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
        onClick={() => setVisible(!visible)}
        variant="ghost"
        color="fg.muted"
        size="sm"
        position="absolute"
        insetEnd="1"
        top="50%"
        translate="0 -50%"
      >
        {visible ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </Box>
  );
}
