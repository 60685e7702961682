import { Box } from '@chakra-ui/react';
import { createContext, useContext, useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { announceReady, onShown, type Shown } from '../../features/editor/site/preview/preview-messages';
import { SiteContext, useSite } from '../../features/site/site-context';
import { SiteIcons } from '../../features/site/site-icons';
import { useAccent } from '../../features/site/site-provider';
import { paths } from '../../paths';
import { AboutPage } from './about-page';
import { ContactPage } from './contact-page';
import { HomePage } from './home-page';

/** In pixels: what the bar at the top covers, and some room. */
const BAR = 96;

const ShownContext = createContext<Shown | null>(null);

/** Around the layout of public pages, in the frame beside a form: the page as it would be after saving. */
export function SitePreview() {
  const shown = useShown();
  useAccent(shown?.site);
  if (parent === window) return <Navigate to={paths.home} replace />;
  if (!shown) return null;

  return (
    <SiteContext value={shown.site}>
      <SiteIcons value={EVERY_ICON_ALONE}>
        <ShownContext value={shown}>
          <Box role="region" aria-label="Page" tabIndex={0} outline="none" _focusVisible={{ _after: ring }}>
            <div inert>
              <Outlet />
            </div>
          </Box>
        </ShownContext>
      </SiteIcons>
    </SiteContext>
  );
}

/** Around what is seen of the page: an outline would be below its parts, and at its far ends. */
const ring = {
  content: '""',
  position: 'fixed',
  inset: '0',
  zIndex: 'sticky',
  borderWidth: '2px',
  borderColor: 'colorPalette.focusRing',
  borderRadius: 'lg',
  pointerEvents: 'none',
};

/** The file of the site's icons has none that are new. */
const EVERY_ICON_ALONE = { address: '', names: [] };

const PAGES: Record<string, typeof HomePage> = {
  [paths.home]: HomePage,
  [paths.about]: AboutPage,
  [paths.contact]: ContactPage,
};

export function SitePreviewPage() {
  const { path = '', part } = useContext(ShownContext) ?? {};
  const Page = PAGES[path] ?? HomePage;

  useEffect(() => {
    const headings = Array.from(document.querySelectorAll('main h2'));
    const heading = headings.find(({ textContent }) => textContent.includes(part ?? '\0'));
    // Not `scrollIntoView`, which scrolls the form's page as well.
    const top = heading ? heading.getBoundingClientRect().top + scrollY - BAR : 0;
    scrollTo({ top, behavior: 'instant' });
  }, [path, part]);

  return <Page />;
}

function useShown(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  // What is stored shows its own look when it arrives, which must not be after the form's.
  const isStoredRead = useSite().updatedAt !== '';

  useEffect(() => {
    if (parent === window || !isStoredRead) return;
    const stop = onShown(parent, setShown);
    announceReady(parent);
    return stop;
  }, [isStoredRead]);

  return shown;
}
