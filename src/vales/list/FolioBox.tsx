import { Box, Flex } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';

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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    const folio = box.current?.value.trim() ?? '';
    if (folio === '' || busy) return box.current?.focus();
    if (folio.length > MAX_FOLIO) return setError(`Máximo ${MAX_FOLIO} caracteres`);
    setBusy(true);
    setError(null);
    try {
      const { id } = await api.llamar('buscarValeFolio', { ruta: { folio } });
      onFound(id);
    } catch (failure) {
      setError(asFailure(failure).texto);
      box.current?.select();
    } finally {
      setBusy(false);
    }
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
      aria-busy={busy || undefined}
    >
      <form onSubmit={(event) => void open(event)}>
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
            error={error}
            onInput={() => setError(null)}
          />
        </Box>
        {/* In line with the box, whatever is said below it. */}
        <Button type="submit" mt="1.4rem" busy={busy}>
          Abrir
        </Button>
      </form>
    </Flex>
  );
}
