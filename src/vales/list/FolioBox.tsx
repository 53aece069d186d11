import { Box, Flex } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import type { Api } from '../../api/api.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useAsking } from '../../ui/useAsking.ts';

const MAX_FOLIO = 40;

interface Props {
  readonly api: Api;
  readonly onFound: (id: number) => void;
}

/**
 * Where a folio is scanned: the reader types the code and presses Enter, and the voucher opens. It has the focus when the
 * list opens; a folio that is not found stays selected, so that the next scan takes its place.
 */
export function FolioBox({ api, onFound }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  // Who has left the list meanwhile stays where they are.
  const { isBusy, failure, ask, forget } = useAsking({
    ask: (folio: string, signal) => api.llamar('buscarValeFolio', { ruta: { folio } }, { signal }),
    onAnswer: ({ id }) => onFound(id),
    onFailure: () => box.current?.select(),
  });

  const open = (event: FormEvent) => {
    event.preventDefault();
    const folio = box.current?.value.trim() ?? '';
    if (folio === '' || isBusy) return box.current?.focus();
    if (folio.length > MAX_FOLIO) return setTooLong(true);
    ask(folio);
  };

  return (
    <Flex
      asChild
      align="flex-start"
      gap={2}
      flex="1 1 20rem"
      maxW="28rem"
      role="search"
      aria-label="Abrir un vale"
      aria-busy={isBusy || undefined}
    >
      <form onSubmit={open}>
        <Box flex={1}>
          <TextField
            ref={box}
            data-first-focus=""
            data-scans=""
            label="Folio del vale"
            placeholder="Escanee el papel o escriba el folio"
            spellCheck={false}
            autoCapitalize="characters"
            enterKeyHint="go"
            error={isTooLong ? `Máximo ${MAX_FOLIO} caracteres` : failure?.texto}
            onInput={() => {
              setTooLong(false);
              forget();
            }}
          />
        </Box>
        {/* In line with the box, whatever is said below it. */}
        <Button type="submit" mt="1.4rem" busy={isBusy}>
          Abrir
        </Button>
      </form>
    </Flex>
  );
}
