import { IconButton, List, Text } from '@chakra-ui/react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ACEPTA_ANEXOS, filesHint } from '#domain/casos/anexos';
import { Dropzone } from '../../ui/dropzone.ts';
import { Section } from '../../ui/form/Section.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Muted } from '../../ui/Muted.tsx';
import { Note } from '../../ui/Note.tsx';
import { readableSize } from '../fileSize.ts';
import { useLocked, useNewCase } from './context.ts';

/** The files of the case: chosen, dropped here, or pasted anywhere in the window. */
export function AttachmentsSection({ reasons }: { readonly reasons: readonly string[] }) {
  const { form, attach } = useNewCase();
  const anexos = useWatch({ control: form.control, name: 'anexos' });
  const missing = useWatch({ control: form.control, name: 'porReponer' });
  const locked = useLocked();
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
    <Section
      title={
        <>
          Anexos{' '}
          <Muted size="xs" fontWeight="normal">
            También puede arrastrarlos aquí o pegar una captura de pantalla.
          </Muted>
        </>
      }
    >
      {/* Dropping is a second way; the file input is the one for all. */}
      <Dropzone.Root
        rowGap={1}
        columnGap={3}
        p={2}
        fontSize="sm"
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Dropzone.Trigger>
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
        </Dropzone.Trigger>
        <span id={hint} role="status">
          {filesHint(anexos.length)}
        </span>
      </Dropzone.Root>
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
        <List.Root display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={1} aria-label="Archivos adjuntos">
          {anexos.map(({ id, nombre, bytes }) => (
            <List.Item
              key={id}
              display="flex"
              alignItems="center"
              gap={3}
              ps={3}
              border="1px solid"
              borderColor="border"
              borderRadius="md"
            >
              <Text as="b" flex={1} minW={0} fontWeight="normal" truncate title={nombre}>
                {nombre}
              </Text>
              <Muted size="xs" whiteSpace="nowrap">
                {readableSize(bytes)}
              </Muted>
              <IconButton
                variant="ghost"
                minW={0}
                boxSize={8}
                minH={0}
                px={0}
                color="fg.muted"
                _hover={{ bg: 'red.subtle', color: 'red.fg' }}
                aria-label={`Quitar ${nombre}`}
                disabled={locked}
                onClick={() => remove(id)}
              >
                <CloseIcon />
              </IconButton>
            </List.Item>
          ))}
        </List.Root>
      )}
    </Section>
  );
}
