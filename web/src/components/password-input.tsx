import { Box, IconButton, Input, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import { LuEye, LuEyeOff } from 'react-icons/lu';

export function PasswordInput(props: InputProps) {
  const [visible, setVisible] = useState(false);

  return (
    <Box position="relative">
      <Input {...props} type={visible ? 'text' : 'password'} pe="12" />
      <IconButton
        aria-label={visible ? 'Hide password' : 'Show password'}
        onClick={() => setVisible(!visible)}
        variant="ghost"
        color="fg.muted"
        size="sm"
        position="absolute"
        insetEnd="1"
        top="50%"
        translate="0 -50%"
      >
        {visible ? <LuEyeOff /> : <LuEye />}
      </IconButton>
    </Box>
  );
}
