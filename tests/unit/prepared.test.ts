import { expect, test, vi } from "vitest";
import { Prepared } from "../../www/board/prepared.js";
import { emptyScene, layout, prepareMaterials } from "../../www/drawing/index.js";

vi.mock(import("../../www/drawing/index.js"), async (original) => ({
  ...(await original()),
  prepareMaterials: vi.fn<typeof prepareMaterials>(async () => true),
}));

test("what a board that was taken away left unmade is made when it comes back", () => {
  const board = { files: 8, ranks: 8, theme: "stone" } as const;
  const geometry = layout({ ...board, width: 400, height: 400, density: 1 });
  const scene = emptyScene(board.files, board.ranks, board.theme);
  const prepared = new Prepared();
  const follow = () => prepared.follow(geometry, scene, () => undefined);
  follow();
  follow();
  expect(prepareMaterials).toHaveBeenCalledTimes(1);
  prepared.stop();
  expect(vi.mocked(prepareMaterials).mock.lastCall?.[3]?.aborted).toBe(true);
  follow();
  expect(prepareMaterials).toHaveBeenCalledTimes(2);
  expect(vi.mocked(prepareMaterials).mock.lastCall?.[3]?.aborted).toBe(false);
});
