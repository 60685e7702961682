import { Box, Flex, Icon, Stack, Text } from '@chakra-ui/react';
import { CircleCheckIcon, OctagonXIcon, TriangleAlertIcon } from 'lucide-react';
import type { HealthItem_findingFragment, HealthStatus } from '../../graphql/generated-dashboard';

const STATUSES = {
  ERROR: { icon: OctagonXIcon, name: 'Error', color: 'fg.error' },
  WARNING: { icon: TriangleAlertIcon, name: 'Warning', color: 'fg.warning' },
  OK: { icon: CircleCheckIcon, name: 'OK', color: 'brand.fg' },
} satisfies Record<HealthStatus, object>;

export function HealthItem({ finding }: { finding: HealthItem_findingFragment }) {
  const { icon: StatusIcon, name, color } = STATUSES[finding.status];
  return (
    <Flex as="li" gap="4" px={{ base: '5', md: '8' }} py="4">
      <Icon boxSize="5" mt="0.5" color={color} flexShrink="0" aria-hidden>
        <StatusIcon />
      </Icon>
      <Stack gap="1" minW="0" flex="1">
        <Flex justify="space-between" wrap="wrap" columnGap="4">
          <Text fontWeight="medium">{finding.title}</Text>
          <Text textStyle="sm" color={color} flexShrink="0">
            {name}
          </Text>
        </Flex>
        <Text textStyle="sm" color="fg.muted" maxW="prose">
          {finding.finding}
        </Text>
        {finding.fix && (
          <Text textStyle="sm" maxW="prose">
            <Box as="span" fontWeight="medium">
              What to do:
            </Box>{' '}
            {finding.fix}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}
