import { z } from "zod";

/** The formatting of a piece of text. */
const markSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("bold") }),
  z.strictObject({ type: z.literal("italic") }),
  z.strictObject({ type: z.literal("code") }),
  /** A link inside the shop starts with "/"; others are https:, mailto: or tel:. */
  z.strictObject({ type: z.literal("link"), attrs: z.strictObject({ href: z.string() }) }),
]);
export type Mark = z.infer<typeof markSchema>;

const textSchema = z.strictObject({
  type: z.literal("text"),
  text: z.string(),
  marks: z.array(markSchema).optional(),
});
const hardBreakSchema = z.strictObject({ type: z.literal("hardBreak") });
const imageSchema = z.strictObject({
  type: z.literal("image"),
  attrs: z.strictObject({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() }),
});
const inlineSchema = z.discriminatedUnion("type", [textSchema, hardBreakSchema, imageSchema]);
export type InlineNode = z.infer<typeof inlineSchema>;

const inlineContent = z.array(inlineSchema);
const headingSchema = z.strictObject({
  type: z.literal("heading"),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]), id: z.string() }),
  content: inlineContent,
});
const paragraphSchema = z.strictObject({ type: z.literal("paragraph"), content: inlineContent });
const codeBlockSchema = z.strictObject({ type: z.literal("codeBlock"), content: z.array(textSchema) });
const ruleSchema = z.strictObject({ type: z.literal("horizontalRule") });
const videoSchema = z.strictObject({
  type: z.literal("video"),
  attrs: z.strictObject({ provider: z.literal("youtube"), id: z.string(), title: z.string() }),
});
const cellSchema = z.strictObject({
  type: z.enum(["tableHeader", "tableCell"]),
  attrs: z.strictObject({ align: z.enum(["left", "center", "right"]) }).optional(),
  content: inlineContent,
});
const tableSchema = z.strictObject({
  type: z.literal("table"),
  /** Set for a table whose rows are filled in on each request, because merchandisers change shipping prices. */
  attrs: z.strictObject({ rows: z.literal("shippingRates") }).optional(),
  content: z.array(z.strictObject({ type: z.literal("tableRow"), content: z.array(cellSchema) })),
});
export type TableNode = z.infer<typeof tableSchema>;

export const noteLooks = ["note", "tip", "warning"] as const;

/** A block of a text: a node with a type, attributes and content [3.23]. */
export type BlockNode =
  | z.infer<typeof headingSchema>
  | z.infer<typeof paragraphSchema>
  | z.infer<typeof codeBlockSchema>
  | z.infer<typeof ruleSchema>
  | z.infer<typeof videoSchema>
  | TableNode
  | ListNode
  | { type: "blockquote"; content: BlockNode[] }
  | { type: "note"; attrs: { look: (typeof noteLooks)[number] }; content: BlockNode[] };
export type ListNode =
  | { type: "bulletList"; content: ListItemNode[] }
  | { type: "orderedList"; attrs: { start: number }; content: ListItemNode[] };
export type ListItemNode = { type: "listItem"; content: BlockNode[] };

const blocks = z.array(z.lazy(() => richTextBlockSchema));
const listItems = z.array(z.strictObject({ type: z.literal("listItem"), content: blocks }));
export const richTextBlockSchema: z.ZodType<BlockNode> = z.discriminatedUnion("type", [
  headingSchema,
  paragraphSchema,
  codeBlockSchema,
  ruleSchema,
  videoSchema,
  tableSchema,
  z.strictObject({ type: z.literal("bulletList"), content: listItems }),
  z.strictObject({
    type: z.literal("orderedList"),
    attrs: z.strictObject({ start: z.int() }),
    content: listItems,
  }),
  z.strictObject({ type: z.literal("blockquote"), content: blocks }),
  z.strictObject({
    type: z.literal("note"),
    attrs: z.strictObject({ look: z.enum(noteLooks) }),
    content: blocks,
  }),
]);

/** A whole text as a tree [3.23]. */
export const richTextSchema = z
  .strictObject({
    type: z.literal("doc"),
    content: z.array(richTextBlockSchema),
  })
  .describe(
    "A text as a tree, in the form of ProseMirror: each node has a type, and as its type needs it attrs and the nodes of its content",
  );
export type RichText = z.infer<typeof richTextSchema>;
