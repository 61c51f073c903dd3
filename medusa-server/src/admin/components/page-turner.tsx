import { Table } from "@medusajs/ui";
import { pageSize } from "../api/page-size.ts";

type PageTurnerProps = { count: number; pageIndex: number; onPage: (pageIndex: number) => void };

/** Below a table: which of its pages is shown, and the way to the others. */
export function PageTurner({ count, pageIndex, onPage }: PageTurnerProps) {
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  return (
    <Table.Pagination
      count={count}
      pageSize={pageSize}
      pageIndex={pageIndex}
      pageCount={pageCount}
      canPreviousPage={pageIndex > 0}
      canNextPage={pageIndex + 1 < pageCount}
      previousPage={() => onPage(pageIndex - 1)}
      nextPage={() => onPage(pageIndex + 1)}
    />
  );
}
