import { Box, chakra, Container, Flex, Grid, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SpriteIcon } from '../../components/sprite-icon';
import { owner } from '../../content/owner';
import { footerTechnologies } from '../../content/tech-stack';
import { paths } from '../../paths';
import { Brand } from './brand';

const SOCIALS = [
  { label: 'LinkedIn', href: owner.socials.linkedin, icon: 'linkedin' },
  { label: 'GitHub', href: owner.socials.github, icon: 'github' },
  { label: 'Facebook', href: owner.socials.facebook, icon: 'facebook' },
];

const QUICK_LINKS = [
  { to: paths.home, label: 'Home' },
  { to: paths.about, label: 'About' },
  { to: paths.portfolio, label: 'Portfolio' },
  { to: paths.contact, label: 'Contact' },
];

const { street, town, region, country } = owner.address;

export function Footer() {
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
            <Text color="fg.muted" maxW="sm">
              {owner.summary}
            </Text>
            <HStack gap="2">
              {SOCIALS.map(({ label, href, icon }) => (
                <IconButton key={label} asChild variant="outline" aria-label={label}>
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    <SpriteIcon icon={icon} boxSize="4" />
                  </a>
                </IconButton>
              ))}
            </HStack>
          </Stack>
          <Column title="Quick Links">
            {QUICK_LINKS.map(({ to, label }) => (
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
          <Column title="Contact Info" wide>
            <Text as="address" fontStyle="normal">
              {street}
              <br />
              {town}, {region}, {country}
            </Text>
            <FooterLink href={`tel:${owner.phone.replace(/[^+\d]/g, '')}`}>{owner.phone}</FooterLink>
            <FooterLink href={`mailto:${owner.email}`}>{owner.email}</FooterLink>
          </Column>
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
