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
  const shares = ['4fr', '2fr', hasTechnologies && '3fr', hasContact && '3fr'].filter(Boolean);
  const columns = shares.map((share) => `minmax(0, ${share})`);

  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border.muted" bg="bg.subtle/60">
      <Container pt={{ base: '16', lg: '20' }} pb="8">
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: columns.slice(1).join(' '),
            lg: columns.join(' '),
          }}
          overflowWrap="anywhere"
          columnGap={{ base: '8', lg: '12' }}
          rowGap="12"
        >
          <Stack gap="5" gridColumn={{ base: '1 / -1', lg: 'auto' }} align="start">
            <Box my="-3" maxW="full">
              <Brand wraps />
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
            <Pairs pairs="onPhones">
              {quickLinks.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink asChild>
                    <Link to={to}>{label}</Link>
                  </FooterLink>
                </li>
              ))}
            </Pairs>
          </Column>
          {hasTechnologies && (
            <Column title="Tech Stack">
              <Pairs pairs="always">
                {footerTechnologies.map(({ text }, index) => (
                  <li key={index}>{text}</li>
                ))}
              </Pairs>
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
    <Column title="Contact Info">
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

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="4">
      <Text as="h2" lang="en" textStyle="label" color="fg.subtle">
        {title}
      </Text>
      <Stack gap="3" align="start" textStyle="sm" color="fg.muted">
        {children}
      </Stack>
    </Stack>
  );
}

const TWO = 'repeat(2, minmax(0, 1fr))';

/** Short words two in a row: one below another they would leave a hole beside them, on phones above all. */
const Pairs = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    w: 'full',
    justifyItems: 'start',
    columnGap: '4',
    rowGap: '3',
  },
  variants: {
    pairs: {
      always: { gridTemplateColumns: TWO },
      onPhones: { gridTemplateColumns: { base: TWO, md: 'minmax(0, 1fr)' }, [TOUCH]: { my: '-1.5' } },
    },
  },
});

/** Fingers have 44 px, of which the gap is a part. */
const FooterLink = chakra('a', {
  base: {
    display: 'block',
    py: '0.5',
    my: '-0.5',
    [TOUCH]: { py: '3', my: '-1.5' },
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    transition: 'color {durations.fast}',
    _hover: { color: 'fg' },
  },
});
