import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '#app/behaviours/after-paint.ts';
import { announcePageShown } from '#app/behaviours/page-shown.ts';
import { loadRouteModules } from '#app/behaviours/route-modules.ts';
import { noteWishedPage, registerNavigate } from '#app/behaviours/router-access.ts';
import { useFrameWords } from '#app/i18n/words.tsx';
import { loadContents } from './after-navigation.ts';

/** Between the router and the behaviours on the document: gives them navigation, and tells them when a page stands. */
export function RouterBridge() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const matches = useMatches();
  const { state } = useNavigation();
  const { href } = useFrameWords();
  const shown = useRef({ pathname, matches });
  useLayoutEffect(() => {
    registerNavigate((path, { replace, keepScroll }) => {
      noteWishedPage({ href: href(path), replace: replace === true });
      loadRouteModules(href(path));
      loadContents();
      afterPaint(() => void navigate(path, { replace, preventScrollReset: keepScroll }));
    });
    document.documentElement.dataset.router = 'on';
    return () => registerNavigate(undefined);
  }, [navigate, href]);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.matches === matches) return;
    shown.current = { pathname, matches };
    noteWishedPage(undefined);
    announcePageShown(before.pathname === pathname ? 'same' : 'page');
  }, [pathname, matches]);
  useLayoutEffect(() => {
    if (state !== 'idle') loadContents();
    document.documentElement.toggleAttribute('data-loading', state !== 'idle');
  }, [state]);
  return null;
}
