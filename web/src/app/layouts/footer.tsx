import { Box, chakra, Container, Flex, Grid, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from '../../components/links/link';
import { SpriteIcon } from '../../components/sprite-icon';
import { useSite } from '../../features/site/site-context';
import { platformIcon } from '../../features/site/site-icons';
import { phoneLink } from '../../content/phone-link';
import { addressLines, hasContactWays } from '../../features/site/site-texts';
import { quickLinks } from '../../paths';
import { TOUCH } from '../../theme/touch';
import { Brand } from './brand';

export function Footer() {
  const site = useSite();
  const { name, summary, socialLinks, footerTechnologies } = site;
  const hasTechnologies = footerTechnologies.length > 0;
  const hasContact = hasContactWays(site);
  const shares = ['5fr', '2fr', hasTechnologies && '2fr', hasContact && '3fr'].filter(Boolean);
  const columns = shares.map((share) => `minmax(0, ${share})`);

  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border.muted" bg="bg.subtle/60">
      <Container pt={{ base: '16', lg: '20' }} pb="8">
        <Grid
          templateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            lg: columns.join(' '),
          }}
          overflowWrap="anywhere"
          columnGap={{ base: '8', lg: '12' }}
          rowGap="12"
        >
          <Stack gap="5" gridColumn={{ base: '1 / -1', lg: 'auto' }} align="start">
            <Box my="-3" maxW="full">
              <Brand />
            </Box>
            {summary && (
              <Text color="fg.muted" maxW="sm" textWrap="pretty">
                {summary}
              </Text>
            )}
            {socialLinks.length > 0 && (
              <HStack gap="2" wrap="wrap">
                {socialLinks.map(({ platform, url }, index) => (
                  <IconButton key={index} asChild variant="outline" aria-label={platform}>
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      <SpriteIcon icon={platformIcon(platform)} boxSize="4" />
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
          {hasTechnologies && (
            <Column title="Tech Stack">
              {footerTechnologies.map(({ text }, index) => (
                <Text key={index}>{text}</Text>
              ))}
            </Column>
          )}
          {hasContact && <ContactInfo />}
        </Grid>
        <Flex mt="16" pt="6" borderTopWidth="1px" borderColor="border.muted">
          {/* Around New Year the server and a browser may have different years. */}
          <Text textStyle="sm" color="fg.subtle" suppressHydrationWarning>
            © {new Date().getFullYear()} <bdi>{name}</bdi>
            {name && '. '}All Rights Reserved
          </Text>
        </Flex>
      </Container>
    </Box>
  );
}

function ContactInfo() {
  const site = useSite();
  const { phone, email } = site;
  const [street, ...place] = addressLines(site);
  return (
    <Column title="Contact Info" wide>
      {street && (
        <Text as="address" fontStyle="normal">
          {street}
          {place.length > 0 && <br />}
          {place}
        </Text>
      )}
      {phone && <FooterLink href={phoneLink(phone)}>{phone}</FooterLink>}
      {email && <FooterLink href={`mailto:${email}`}>{email}</FooterLink>}
    </Column>
  );
}

function Column({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <Stack gap="4" gridColumn={wide ? { base: '1 / -1', md: 'auto' } : undefined}>
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
    py: '0.5',
    my: '-0.5',
    [TOUCH]: { py: '3', my: '-3', '& + &': { mt: '0.5' } },
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}',
    _hover: { color: 'fg' },
  },
});
