import { Button, HStack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from '../../../components/links/link';
import { MESSAGES } from '../../../content/project-rules';
import { listAddress } from '../list/list-place';
import { Warning } from '../unsaved/warning';

type Props = {
  /** Of the project that was added, while it is there. */
  title: string | undefined;
  onAddAnother: () => void;
};

/** Of a new project that another tab has added. */
export function AddedNotice({ title, onAddAnother }: Props) {
  return (
    <Warning title={MESSAGES.addedAlready}>
      <Text textStyle="sm" color="fg.muted">
        What is written here is kept, and has changed nothing of it.
      </Text>
      <HStack gap="3" wrap="wrap">
        {title !== undefined && (
          <Button asChild size="sm" variant="outline">
            <RouterLink to={listAddress({ q: title })}>Show it in My Projects</RouterLink>
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          onClick={({ currentTarget: { form } }) => {
            onAddAnother();
            form?.focus({ preventScroll: true });
          }}
        >
          Add this as another project
        </Button>
      </HStack>
    </Warning>
  );
}
