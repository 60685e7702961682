import { Box, chakra, HStack } from '@chakra-ui/react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { fingerHigh } from '../theme/touch';

type Props = {
  label: string;
  tabs: { id: string; name: string; content: ReactNode }[];
};

/** The ARIA tabs pattern; a tenth of the code of Chakra's, which the first load cannot afford. */
export function Tabs({ label, tabs }: Props) {
  const prefix = useId();
  const [chosen, setSelected] = useState(0);
  const selected = Math.min(chosen, tabs.length - 1);
  const list = useRef<HTMLDivElement>(null);

  function select(index: number) {
    setSelected(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = {
      ArrowRight: (selected + 1) % tabs.length,
      ArrowLeft: (selected - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  }

  return (
    <>
      <HStack ref={list} role="tablist" aria-label={label} gap="0.5" css={tabList}>
        {tabs.map(({ id, name }, index) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-controls={`${prefix}${id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          >
            {name}
          </Tab>
        ))}
      </HStack>
      {tabs.map(({ id, name, content }, index) => (
        <Panel
          key={id}
          id={`${prefix}${id}`}
          aria-labelledby={`${prefix}${id}-tab`}
          data-name={name}
          isOpen={index === selected}
          onFound={() => setSelected(index)}
        >
          {content}
        </Panel>
      ))}
    </>
  );
}

type PanelProps = ComponentProps<typeof Box> & { isOpen: boolean; onFound: () => void };

/** A browser that can looks into closed ones, too, for what a visitor searches the page for. */
function Panel({ isOpen, onFound, ...props }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(onFound);

  useEffect(() => {
    const panel = ref.current;
    panel?.addEventListener('beforematch', open);
    return () => panel?.removeEventListener('beforematch', open);
  }, []);

  useEffect(() => {
    const panel = ref.current;
    if (!panel || !('onbeforematch' in panel)) return;
    panel.style.display = '';
    // Its box is still there, which a screen reader would tell as an empty panel.
    const closed = { hidden: 'until-found', 'aria-hidden': 'true' };
    for (const [name, value] of Object.entries(closed))
      if (isOpen) panel.removeAttribute(name);
      else panel.setAttribute(name, value);
  }, [isOpen]);

  // Not `hidden` alone, which no style takes back.
  return <Box {...props} ref={ref} role="tabpanel" style={{ display: isOpen ? '' : 'none' }} css={panel} />;
}

/** Where nobody can choose one, all panels show, under their names. */
const UNCHOSEN = '@media print, (scripting: none)';

const panel = {
  '&:not([hidden])': { animation: 'rise {durations.slow} {easings.out}' },
  [UNCHOSEN]: {
    display: 'block !important',
    contentVisibility: 'visible !important',
    _before: { content: 'attr(data-name)' },
  },
};

const tabList = {
  w: 'fit-content',
  maxW: 'full',
  // Names are the owner's: they may be many, and long.
  flexWrap: 'wrap',
  p: '1',
  mb: '8',
  borderRadius: 'xl',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg.subtle',
  [UNCHOSEN]: { display: 'none' },
};

const Tab = chakra('button', {
  base: {
    px: { base: '2.5', sm: '5' },
    py: '2',
    ...fingerHigh,
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderRadius: 'full',
    cursor: 'button',
    maxW: 'full',
    overflowWrap: 'anywhere',
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}, background {durations.fast}',
    _hover: { color: 'fg' },
    _selected: { bg: 'bg.emphasized', color: 'fg' },
  },
});
