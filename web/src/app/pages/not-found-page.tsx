import { Button, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../components/page-head';
import { paths } from '../../paths';

export function NotFoundPage() {
  return (
    <Container py="40">
      <PageHead title="Page Not Found" />
      <Stack gap="6" align="start">
        <Text textStyle="label" color="brand.fg">
          404
        </Text>
        <Heading as="h1" textStyle="display">
          Page Not Found
        </Heading>
        <Text textStyle="lead" color="fg.muted" maxW="prose">
          This address leads nowhere. It may have moved, or never existed.
        </Text>
        <Button asChild colorPalette="brand" size="xl" mt="2">
          <Link to={paths.home}>Back to Home</Link>
        </Button>
      </Stack>
    </Container>
  );
}
