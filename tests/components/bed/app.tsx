import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { createAppRouter, followSession } from '../../../src/app/router.tsx';
import { configurationOf } from '../../../src/system/configuration.ts';
import { createSystem } from '../../../src/system/system.ts';
import '../../../src/theme/page.css';
import { type Answers, type Edge, standAtEdge } from './edge.ts';
import { everyday, type KeptDrafts } from './people.ts';

/** The address of the page in which Vitest runs the tests: they leave it as they found it. */
const OWN = window.location.href;
const BASE = new URL('/mostrador/', OWN).href;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Puts the pointer where no screen has anything to press. */
    restPointer: () => Promise<void>;
  }
}

/** The app, as a test sees it. */
export interface App extends Pick<Edge, 'asked' | 'answer'> {
  /** Path and search, below the base. */
  readonly address: () => string;
  /** The drafts at the server, as text. */
  readonly drafts: () => string;
  /** As if the person loaded the page anew. */
  readonly reload: () => Promise<void>;
}

/**
 * Opens the app at an address below its base, signed in: the real screens with their machines, with the network answered
 * at its edge. It goes away with the test, which fails when something was asked that nobody answers.
 */
export async function openApp(path: string, answers: Answers): Promise<App> {
  const drafts: KeptDrafts = new Map();
  const edge = standAtEdge({ ...everyday(drafts), ...answers });
  const complaints = hearComplaints();
  await commands.restPointer();
  let close = start(path, edge.api);
  onTestFinished(async () => {
    await close();
    edge.remove();
    complaints.stop();
    window.history.replaceState(null, '', OWN);
    window.localStorage.clear();
    window.sessionStorage.clear();
    expect([...edge.faults, ...complaints.heard]).toEqual([]);
  });
  return {
    asked: edge.asked,
    answer: edge.answer,
    address: () => window.location.href.slice(BASE.length),
    drafts: () => JSON.stringify([...drafts.values()]),
    reload: async () => {
      await close();
      close = start(window.location.href.slice(BASE.length), edge.api);
    },
  };
}

function start(path: string, api: string): () => Promise<void> {
  window.history.replaceState(null, '', BASE + path);
  const place = document.body.appendChild(document.createElement('div'));
  const system = createSystem(configurationOf({ api }, BASE));
  const router = createAppRouter(system);
  followSession(router, system);
  system.sesion.start();
  void router.load();
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return async () => {
    root.unmount();
    // Nobody's who is not signed in.
    const personal = await system.openData(Promise.resolve()).catch(() => null);
    await personal?.drafts.settled();
    personal?.changes.stop();
    personal?.data.clear();
    system.sesion.stop();
    place.remove();
    router.history.destroy();
  };
}

/** The errors in the console, but for React's advice to developers, which the delivered one does not give. */
function hearComplaints(): { readonly heard: readonly string[]; readonly stop: () => void } {
  const heard: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...said) => {
    const text = said.join(' ');
    // Chromium's own word on a frame that took two turns; it is no fault of the page.
    if (import.meta.env.PROD && !text.includes('ResizeObserver loop')) heard.push(text);
  });
  return { heard, stop: () => spy.mockRestore() };
}
