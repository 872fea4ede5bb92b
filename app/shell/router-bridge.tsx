import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import { announcePageShown } from '#app/behaviours/page-shown.ts';
import { registerNavigate } from '#app/behaviours/router-access.ts';
import { loadContents } from './after-navigation.ts';

/** Between the router and the behaviours on the document: gives them navigation, and tells them when a page stands. */
export function RouterBridge() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const matches = useMatches();
  const { state } = useNavigation();
  const shown = useRef({ pathname, matches });
  useLayoutEffect(() => {
    registerNavigate((path, { replace, keepScroll }) => void navigate(path, { replace, preventScrollReset: keepScroll }));
    return () => registerNavigate(undefined);
  }, [navigate]);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.matches === matches) return;
    shown.current = { pathname, matches };
    announcePageShown(before.pathname === pathname ? 'same' : 'page');
  }, [pathname, matches]);
  useLayoutEffect(() => {
    if (state !== 'idle') loadContents();
    document.documentElement.toggleAttribute('data-loading', state !== 'idle');
  }, [state]);
  return null;
}
