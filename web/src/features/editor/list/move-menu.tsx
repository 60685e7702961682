import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { ArrowUpDownIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { menuPanel } from '../../../components/menu-panel';
import type { Move } from './moves';

type Props = {
  title: string;
  moves: readonly Move[];
  /** It has just come here: the focus follows it. */
  hasMoved: boolean;
  onMove: (move: Move) => void;
};

/** Takes a project where it cannot be dragged. */
export function MoveMenu({ title, moves, hasMoved, onMove }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasMoved) trigger.current?.focus();
  }, [hasMoved]);

  return (
    <Menu.Root unstyled lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton ref={trigger} aria-label={`More places for ${title}`} size="sm" variant="ghost">
          <ArrowUpDownIcon />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content css={menuPanel}>
            {moves.map((move) => (
              <Menu.Item key={move.label} value={move.label} css={item} onSelect={() => onMove(move)}>
                {move.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

const item = { px: '3', py: '2', borderRadius: 'sm', textStyle: 'sm', cursor: 'button' };
