import { Grid, Spinner } from '@chakra-ui/react';

/** Fills the place of something that is being loaded, and says so. */
export function Loading({ text = 'Cargando...' }: { readonly text?: string }) {
  return (
    <Grid role="status" justifyItems="center" gap={3} py={16} color="fg.muted">
      <Spinner size="lg" aria-hidden="true" />
      <span>{text}</span>
    </Grid>
  );
}
