import { useEffect, useState } from 'react';
import { serverNow } from '../../../api/clock.ts';
import { pastedFiles } from '../../newCase/chooseFiles.ts';

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function isInWindow({ target }: Event): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}

/**
 * Files that are dropped anywhere on the page or pasted into it, while the case takes any. Answers whether some are being
 * dragged over the page now. Where none are taken a drop does nothing: the browser would leave the page to show the file.
 */
export function useOutsideFiles(mayAdd: boolean, attach: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(mayAdd && !isInWindow(event));
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        if (!bringsFiles(event)) return;
        event.preventDefault();
        if (mayAdd && !isInWindow(event)) attach([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    document.addEventListener(
      'paste',
      (event) => {
        if (!mayAdd || isInWindow(event) || event.clipboardData === null) return;
        const pasted = pastedFiles(event.clipboardData, serverNow());
        if (pasted.length === 0) return;
        event.preventDefault();
        attach(pasted);
      },
      { signal },
    );
    return () => ended.abort();
  }, [mayAdd, attach]);

  return isOver;
}
