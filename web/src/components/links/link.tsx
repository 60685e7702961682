import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  state?: unknown;
};

/** To a page of ours. React Router's own brings along what prefetches for its framework and never runs here. */
export function Link({ to, state, onClick, ...props }: Props) {
  const follow = useLinkClickHandler(to, { state, target: props.target });
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- it comes with the props
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** Tells when its page, or one below it, is the current one. */
export function NavLink({ to, ...props }: Props) {
  const { pathname } = useLocation();
  const { pathname: target } = useResolvedPath(to);
  const isCurrent = pathname === target || pathname.startsWith(`${target}/`);
  return <Link {...props} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
