import { chakra } from '@chakra-ui/react';
import type { DragEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ACEPTA_ANEXOS, filesHint } from '#domain/anexos';
import { CloseIcon } from '../../ui/icons.tsx';
import { Note } from '../../ui/Note.tsx';
import { readableSize } from '../fileSize.ts';
import { useLocked, useNewCase } from './context.ts';
import { Section } from './Section.tsx';

/** Where files are chosen or dropped. */
const DropZone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: 1,
    columnGap: 3,
    p: 3,
    border: '1px dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    fontSize: 'sm',
    '&[data-over]': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '& > small': { flexBasis: 'full', color: 'fg.muted', fontSize: 'xs' },
    '& > label': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: 'control',
      px: 3.5,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      bg: 'bg.panel',
      fontSize: 'md',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
    '& > label:hover': { borderColor: 'brand.solid', bg: 'bg.subtle' },
    '& > label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '& > label:has(:disabled)': { bg: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
  },
});

/** The chosen files, each in one line. */
const FileList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1,
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      ps: 3,
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'md',
    },
    '& b': {
      flex: 1,
      overflow: 'hidden',
      minW: 0,
      fontWeight: 'normal',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& small': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
    '& button': {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      boxSize: 8,
      borderRadius: 'md',
      color: 'fg.muted',
      cursor: 'pointer',
    },
    '& button:hover:not(:disabled)': { bg: 'red.subtle', color: 'red.fg' },
    '& button:disabled': { cursor: 'not-allowed' },
  },
});

/** The files of the case: chosen, dropped here, or pasted anywhere in the window. */
export function AttachmentsSection({ reasons }: { readonly reasons: readonly string[] }) {
  const { form, attach } = useNewCase();
  const anexos = useWatch({ control: form.control, name: 'anexos' });
  const missing = useWatch({ control: form.control, name: 'porReponer' });
  const locked = useLocked('all');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hint = useId();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    attach([...event.dataTransfer.files]);
  };

  const remove = (id: string) => {
    form.setValue(
      'anexos',
      anexos.filter((one) => one.id !== id),
    );
    // The button goes with its file.
    input.current?.focus();
  };

  return (
    <Section title="Anexos">
      {/* Dropping is a second way; the file input is the one for all. */}
      <DropZone
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label>
          <input
            ref={input}
            type="file"
            multiple
            accept={ACEPTA_ANEXOS}
            className="sr-only"
            disabled={locked}
            aria-describedby={hint}
            onChange={({ target }) => {
              attach([...(target.files ?? [])]);
              // So that the same file can be chosen again after it was taken away.
              target.value = '';
            }}
          />
          Adjuntar archivos
        </label>
        <span id={hint} role="status">
          {filesHint(anexos.length)}
        </span>
        <small>También puede arrastrarlos aquí o pegar una captura de pantalla.</small>
      </DropZone>
      {missing.length > 0 && (
        <Note role="note" colorPalette="orange">
          Vuelva a adjuntar: {missing.join(', ')}
        </Note>
      )}
      <div role="alert" hidden={reasons.length === 0}>
        {reasons.length > 0 && (
          <Note colorPalette="red">
            {reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </Note>
        )}
      </div>
      {anexos.length > 0 && (
        <FileList aria-label="Archivos adjuntos">
          {anexos.map(({ id, nombre, bytes }) => (
            <li key={id}>
              <b title={nombre}>{nombre}</b>
              <small>{readableSize(bytes)}</small>
              <button type="button" aria-label={`Quitar ${nombre}`} disabled={locked} onClick={() => remove(id)}>
                <CloseIcon />
              </button>
            </li>
          ))}
        </FileList>
      )}
    </Section>
  );
}
