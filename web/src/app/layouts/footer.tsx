import { Box, chakra, Container, Flex, Grid, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SpriteIcon } from '../../components/sprite-icon';
import { addressLines, owner, phoneLink } from '../../content/owner';
import { footerTechnologies } from '../../content/tech-stack';
import { quickLinks } from '../../paths';
import { Brand } from './brand';

const SOCIALS = [
  { name: 'linkedin', label: 'LinkedIn' },
  { name: 'github', label: 'GitHub' },
  { name: 'facebook', label: 'Facebook' },
] as const;

export function Footer() {
  const { summary, phone, email } = owner;
  const socials = SOCIALS.filter(({ name }) => owner.socials[name]);
  const [street, ...place] = addressLines();

  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border.muted" bg="bg.subtle/60">
      <Container pt={{ base: '16', lg: '20' }} pb="8">
        <Grid
          templateColumns={{ base: '1fr 1fr', lg: '5fr 2fr 2fr 3fr' }}
          columnGap={{ base: '8', lg: '12' }}
          rowGap="12"
        >
          <Stack gap="5" gridColumn={{ base: '1 / -1', lg: 'auto' }} align="start">
            <Brand />
            {summary && (
              <Text color="fg.muted" maxW="sm">
                {summary}
              </Text>
            )}
            {socials.length > 0 && (
              <HStack gap="2">
                {socials.map(({ name, label }) => (
                  <IconButton key={name} asChild variant="outline" aria-label={label}>
                    <a href={owner.socials[name]} target="_blank" rel="noopener noreferrer">
                      <SpriteIcon icon={name} boxSize="4" />
                    </a>
                  </IconButton>
                ))}
              </HStack>
            )}
          </Stack>
          <Column title="Quick Links">
            {quickLinks.map(({ to, label }) => (
              <FooterLink key={to} asChild>
                <Link to={to}>{label}</Link>
              </FooterLink>
            ))}
          </Column>
          <Column title="Tech Stack">
            {footerTechnologies.map((name) => (
              <Text key={name}>{name}</Text>
            ))}
          </Column>
          {(street || phone || email) && (
            <Column title="Contact Info" wide>
              {street && (
                <Text as="address" fontStyle="normal">
                  {street}
                  {place.length > 0 && <br />}
                  {place}
                </Text>
              )}
              {phone && <FooterLink href={phoneLink()}>{phone}</FooterLink>}
              {email && <FooterLink href={`mailto:${email}`}>{email}</FooterLink>}
            </Column>
          )}
        </Grid>
        <Flex mt="16" pt="6" borderTopWidth="1px" borderColor="border.muted">
          <Text textStyle="sm" color="fg.subtle">
            © {new Date().getFullYear()} {owner.name}. All Rights Reserved
          </Text>
        </Flex>
      </Container>
    </Box>
  );
}

function Column({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Stack gap="4" gridColumn={wide ? { base: '1 / -1', lg: 'auto' } : undefined}>
      <Text as="h2" textStyle="label" color="fg.subtle">
        {title}
      </Text>
      <Stack gap="2.5" align="start" textStyle="sm" color="fg.muted">
        {children}
      </Stack>
    </Stack>
  );
}

const FooterLink = chakra('a', {
  base: {
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}',
    _hover: { color: 'fg' },
  },
});
